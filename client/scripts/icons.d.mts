/** The icon sheet as it should be, made from icons.yaml and the icon package. */
export function sheet(): string;
