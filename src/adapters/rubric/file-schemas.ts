import { z } from "zod";

/** The shape of each YAML file of `rubric/`, in the file's own words. Meaning and cross-checks come after. */
const id = z.string().min(1);
const words = z.array(z.string().min(1));
const level = z.enum(["LOW", "MODERATE", "HIGH", "CRITICAL"]);
const grade = z.enum(["A", "B", "C", "D"]);
const translated = z.object({ en: id, fr: id, es: id, pt: id, sw: id });
const cues = z.object({ en: words, fr: words, es: words, pt: words, sw: words }).partial();
const op = z.enum(["<", "<=", ">", ">=", "=", "==", "[)", "(]", "[]", "()"]).transform((o) => (o === "==" ? "=" : o));
const bound = z.union([z.number(), z.tuple([z.number(), z.number()])]);
const versioned = { rubric_version: z.string().regex(/^\d+\.\d+\.\d+$/) };

export const categoriesFile = z.object({
  ...versioned,
  categories: z.array(z.object({ id, slug: id, order: z.number().int(), weight: z.number().positive(), name: translated, meaning: translated })),
});

export const bandsFile = z.object({
  ...versioned,
  bands: z.array(z.object({
    id: level, order: z.number().int(), from: z.number().int(), to: z.number().int(), anchor: z.number(),
    name: translated, mark: z.enum(["circle", "diamond", "triangle", "octagon"]), decision: id,
  })).length(4),
  scoring: z.object({
    unknown: z.object({ mandatory_provisional_score: z.number(), range_best_anchor: z.number(), range_worst_anchor: z.number() }),
    coverage: z.object({ minimum_share: z.number().min(0).max(1), below_minimum_label: translated }),
    worst_of_guard: z.object({
      indicator_below_component: z.number().int(), category_below_indicator: z.number().int(), overall_below_category: z.number().int(),
    }),
    hard_flag_floor: z.number().int(),
    exposure: z.object({
      product_to_level: z.array(z.object({ from: z.number().int(), to: z.number().int(), level })),
      mitigation: z.object({
        full_steps: z.number().int(), part_steps: z.number().int(), none_steps: z.number().int(),
        cap_by_grade: z.object({ A: z.number(), B: z.number(), C: z.number(), D: z.number() }), floor_level: level,
      }),
    }),
    startup: z.object({ definition: id, minimum_years: z.number().int(), categories: words, best_level: level, label: translated }),
    contradictions: z.object({ tolerance_percent: z.number(), flag_percent: z.number(), flag: id, flag_data_points: words }),
  }),
  horizons: z.array(z.object({ id, order: z.number().int() })),
  cost_classes: z.array(z.object({ id, meaning: id })),
});

export const conditionsFile = z.object({
  ...versioned,
  conditions: z.array(z.object({
    id, kind: z.enum(["asked", "derived"]), question: id, from: id.optional(), if_unknown: z.boolean(),
    when: z.union([
      z.object({ choice_of: id, in: words }),
      z.object({ metric: id, op, value: z.number() }),
      z.object({ fewer_years_of_records: z.literal(true), counts: words, sales: words, founded: id }),
    ]).optional(),
  })),
});

const months = z.number().int().min(0);
export const gradesFile = z.object({
  ...versioned,
  grades: z.array(z.object({
    id: grade, order: z.number().int(), name: id, meaning: id, examples: words, best_level: level, mitigation_steps: z.number().int(),
  })).length(4),
  rules: z.array(z.object({ id, text: id })),
  staleness: z.object({
    limits: z.array(z.object({
      kind: id, documents: words, expiry: words.optional(),
      months_after_period_end: months.optional(), months_after_expiry: months.optional(), months_after_date: months.optional(),
    })),
  }),
});

export const sourcesFile = z.object({
  ...versioned,
  sources: z.array(z.object({
    id, kind: id, title: id, address: id.optional(), population: id.optional(), note: id.optional(), recheck: z.boolean(),
  })),
});

const example = z.object({
  inputs: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])), result: z.union([z.number(), z.string()]),
  assessed_on: z.string().optional(),
});
export const metricsFile = z.object({
  ...versioned,
  reference_inputs: z.array(z.object({
    key: id, label: id, unit: id, default: z.number().nullable(), plausible: z.object({ min: z.number(), max: z.number() }),
  })),
  metrics: z.array(z.object({
    id, label: id, formula: id, unit: id, direction: z.enum(["higher_is_better", "lower_is_better", "band_is_best"]),
    guard: z.object({
      require: words, otherwise: z.union([z.literal("not_computable"), level]), flag: id.optional(),
      when_zero: z.object({ inputs: words, confirmed_by: words, level }).optional(),
    }),
    left_out_if_no: words.optional(), us_norm: z.boolean(), note: id.optional(), not_for: words.optional(), example,
  })),
  info_metrics: z.array(z.object({ id, label: id, formula: id, unit: id, us_norm: z.boolean(), note: id.optional(), example })),
});

const test = z.object({ metric: id, op, value: bound, unit: id, source: id, softened_by: id.optional(), note: id.optional() });
const levelText = z.object({ criterion: id, tests: z.array(test) });
const guide = z.record(z.string(), z.string());
export const indicatorsFile = z.object({
  ...versioned,
  category: id,
  indicators: z.array(z.object({
    id, order: z.number().int(), weight: z.number().positive(), name: translated, question: id, why: id, mandatory: z.boolean(),
    mandatory_if: words.optional(), applies_when: id, applies_if: words, look_for: words, data_points: words,
    exposure_mitigation: z.object({
      exposure_components: words, mitigation_components: words, likelihood_guide: guide, impact_guide: guide, mitigants: words,
    }).optional(),
    components: z.array(z.object({
      id, kind: z.enum(["metric", "judgement", "exposure"]), side: z.enum(["exposure", "mitigation"]).optional(),
      weight: z.number().positive(), mandatory: z.boolean(),
    })).min(1),
    levels: z.object({ LOW: levelText, MODERATE: levelText, HIGH: levelText, CRITICAL: levelText }),
    hard_flags: words,
    default_actions: z.array(z.object({ action: id, owner: id, horizon: id, cost: id, for_levels: z.array(level), evidence: id })),
  })),
});

export const flagsFile = z.object({
  ...versioned,
  hard_flags: z.array(z.object({
    id, label: id, effect: z.enum(["floor", "alert"]), basis: id, indicators: words, trigger: id, applies_to: id.optional(),
    tests: z.array(z.object({ metric: id, op, value: bound, unit: id, source: id })),
    data_points: words, confirm_by: id, evidence_needed: id, cleared_by: id, watch: cues, floor_if: words.optional(),
    detect: z.union([
      z.literal("outside_usual"), z.literal("template"),
      z.object({ not_zero: id, of: id, tolerance_percent: z.number() }),
    ]).optional(),
  })),
});

const documentType = z.object({
  id, label: id, required: id.optional(), required_if: words.optional(), grade, fresh: id.optional(), indicators: words.optional(),
  data_points: words.optional(), must_show: words.optional(), supplied_by: id.optional(),
  local_names: z.record(z.string(), words).optional(), detect: cues,
});
export const documentsFile = z.object({
  ...versioned,
  detection: z.object({ min_hits: z.number().int(), pages: z.number().int() }),
  documents: z.array(documentType),
  supporting: z.array(documentType),
});

const plausible = z.object({
  min: z.number().optional(), max: z.number().optional(), usual_min: z.number().optional(), usual_max: z.number().optional(),
  min_chars: z.number().int().optional(), max_chars: z.number().int().optional(), min_year: z.number().int().optional(),
  options: z.union([z.array(z.union([z.string(), z.boolean()])), z.string()]).optional(),
});
const type = z.enum(["money", "percent", "number", "date", "text", "boolean", "choice", "document", "person-count", "area", "ratio"]);
const unitKind = z.object({ base: id, words: id, to_base: z.record(z.string(), z.number()), said: z.record(z.string(), words).optional() });
export const dataPointsFile = z.object({
  ...versioned,
  matching: z.object({
    passage: z.object({ before_chars: z.number().int(), after_chars: z.number().int() }),
    value_search: z.object({ look_after_chars: z.number().int(), look_before_chars: z.number().int() }),
    ignore_values_like: words,
  }),
  value_patterns: z.record(z.string(), z.string()),
  unit_kinds: z.record(z.string(), unitKind),
  entry_groups: z.array(z.object({ id, label: id, order: z.number().int() })),
  data_points: z.array(z.object({
    key: id, category: id, indicators: words, label: id, help: id, type, unit: id, unit_kind: id.optional(), multiple: z.boolean().optional(),
    plan: z.boolean().optional(), varies_by_product: z.boolean().optional(), at_least: z.number().int().optional(),
    mandatory: z.boolean(), mandatory_if: words.optional(), grade, documents: words, plausible,
    example: z.union([z.string(), z.number(), z.boolean()]).transform(String), ask: id, interview: z.enum(["short", "full"]), entry_group: id,
    value_pattern: id, value_pattern_alt: id.optional(), signals: cues,
    extra: z.array(z.object({ key: id, label: id, type, unit: id, plausible, plan: z.boolean().optional(), ask: id })).optional(),
    part_of: id.optional(), near: words.optional(),
  })),
});

export type DataPointEntry = z.output<typeof dataPointsFile>["data_points"][number];
export type UnitKindEntry = z.output<typeof unitKind>;
export type PlausibleEntry = z.output<typeof plausible>;
