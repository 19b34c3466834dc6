import { z } from "zod";

type Settings = z.ZodObject<z.core.$ZodShape>;

export type Environment = Readonly<Record<string, string | undefined>>;

interface Help {
  /** For operators, as plain text or inline Markdown. */
  description: string;
  /** A valid value, for messages and documentation. Default: the default value. */
  example?: string;
  /** Hidden in messages. */
  secret?: boolean;
}

interface Metadata extends Help {
  key: string;
  group: string;
  default: string;
}

/** The description of a setting in messages and documentation. */
export interface Setting extends Metadata {
  example: string;
}

const metadata = z.registry<Metadata, z.ZodPrefault>();

/** Declares the settings of a group. The default is a string, as in the environment: `port.prefault("3000")`. */
export function settingsOf(group: string) {
  return <Schema extends z.ZodPrefault>(key: string, schema: Schema, help: Help): Schema => {
    // Cloned, because several settings may share a schema.
    const setting = schema.clone();
    metadata.add(setting, { ...help, key, group, default: String(schema.def.defaultValue) });
    return setting;
  };
}

/** All settings of a schema, including nested ones, in order. */
export function listSettings(schema: Settings): Setting[] {
  return Object.values(schema.shape).flatMap((entry) =>
    entry instanceof z.ZodObject ? listSettings(entry) : describeSetting(entry),
  );
}

/**
 * Reads settings from the environment; a blank value counts as absent.
 * @throws Error with a line for each invalid setting
 */
export function readSettings<Schema extends Settings>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const result = schema.safeParse(selectValues(schema, environment));
  if (result.success) return result.data;
  throw settingsError(
    result.error.issues.map(({ path, message }) => {
      const setting = findSetting(schema, path);
      return { setting, value: environment[describeSetting(setting).key], problem: message };
    }),
  );
}

interface SettingProblem {
  setting: z.core.$ZodType | undefined;
  value: string | undefined;
  problem: string;
}

/** An error that lists each invalid setting with its problem and an example; secrets and credentials are hidden. */
export function settingsError(problems: SettingProblem[]): Error {
  const lines = problems.map(({ setting, value = "", problem }) => {
    const { key, secret, example } = describeSetting(setting);
    const redacted = secret ? "…" : value.replace(/\/\/.*@/, "//…@");
    return `  ${key}=${redacted}: ${problem}. For example: ${key}=${example}`;
  });
  return new Error(`The configuration is not valid:\n${lines.join("\n")}`);
}

function describeSetting(entry?: z.core.$ZodType): Setting {
  const declared = entry instanceof z.ZodPrefault ? metadata.get(entry) : undefined;
  if (!declared) throw new Error("An entry of the settings is not declared with settingsOf");
  return { ...declared, example: declared.example ?? declared.default };
}

function selectValues(schema: Settings, environment: Environment): Record<string, unknown> {
  const values = Object.entries(schema.shape).map(([name, entry]) => {
    if (entry instanceof z.ZodObject) return [name, selectValues(entry, environment)];
    const value = environment[describeSetting(entry).key];
    return [name, value?.trim() ? value : undefined];
  });
  return Object.fromEntries(values);
}

function findSetting(schema: Settings, [name, ...rest]: PropertyKey[]): z.core.$ZodType | undefined {
  const entry = schema.shape[String(name)];
  return entry instanceof z.ZodObject ? findSetting(entry, rest) : entry;
}
