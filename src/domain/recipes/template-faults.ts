interface FaultRule {
  /** When it is told; a whole sentence. */
  when: string;
  advice: string;
}

const fault = (when: string, advice: string): FaultRule => ({ when, advice });

/** What is wrong with a recipe's TEMPLATE.yaml; stops the start. docs/api.md shows this table. */
export const TEMPLATE_FAULTS = {
  TEMPLATE_MISSING: fault("A folder of recipes holds no TEMPLATE.yaml, or it cannot be read.", "Put one into it, or take the folder away."),
  TEMPLATE_NOT_YAML: fault("The file is not YAML, or writes one key twice.", "Correct the line that is named."),
  TEMPLATE_VARIABLE_UNSET: fault("A variable that the template names is set nowhere and has no default.", "Set it, or give a default as ${NAME:-…}."),
  TEMPLATE_VARIABLE_FORBIDDEN: fault("The template names a variable that templates may not read.", "Use WEBHOOK_URL, or a name that begins with RECIPE_."),
  TEMPLATE_UNKNOWN_KEY: fault("There is a key that does not exist.", "Correct its name or leave it out."),
  TEMPLATE_MISSING_KEY: fault("A key that is needed is not there.", "Add it."),
  TEMPLATE_WRONG_TYPE: fault("A value has the wrong type, or a step is none of the three kinds.", "Write what docs/recipes.md shows at its path."),
  TEMPLATE_NOT_A_CHOICE: fault("A value with fixed choices is none of them.", "Use one of those that are named."),
  TEMPLATE_OUT_OF_RANGE: fault("A number, a text's length or the number of steps is out of bounds.", "Keep to the bounds that are named."),
  TEMPLATE_BAD_FORMAT: fault("A name, a version or an address is not written as it should be.", "Follow the sentence."),
  TEMPLATE_NAME_DIFFERS: fault("The recipe's name is not that of its folder.", "Give both the same name."),
  TEMPLATE_NAME_TWICE: fault("Two recipes have one name.", "Rename one of them."),
  TEMPLATE_INPUT_SCHEMA: fault("The input is no JSON Schema, or uses a part of it that is not taken here.", "Describe plain data: types, bounds, choices, required keys."),
  TEMPLATE_CRON_SIX_FIELDS: fault("The schedule's cron line has six fields.", "Leave the seconds out, or write an interval such as 90s."),
  TEMPLATE_CADENCE: fault("The schedule's interval is none that is known.", "Use hourly, daily, weekly, */30m, */6h, 90s or five-field cron."),
  TEMPLATE_TIME_ZONE: fault("No place has the schedule's time zone.", "Use a name like Africa/Nairobi, or UTC."),
} as const satisfies Record<string, FaultRule>;

export type TemplateFaultCode = keyof typeof TEMPLATE_FAULTS;
