/** The choice is a cookie, so that the server draws the page in it and nothing flashes. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_COOKIE = "risk-desk-theme";
const YEAR_SEC = 365 * 24 * 3600;

export const themeOf = (value: string | undefined): Theme => THEMES.find((theme) => theme === value) ?? "system";

export const themeCookie = (theme: Theme): string => `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SEC}; samesite=lax`;
