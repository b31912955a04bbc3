const ROW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from an address can be a row's id at all: the database refuses others with an error, and they are nobody's row. */
export const isRowId = (text: string): boolean => ROW_ID.test(text);
