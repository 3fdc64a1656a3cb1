/** The catalogue as the server gives it, made from the YAML files of a directory. */
export function almanac(data?: string): unknown;
