/** Words of a person inside of a LIKE: what means any letter there is a letter. */
export const escapeLike = (texto: string): string => texto.replaceAll(/[\\%_]/g, String.raw`\$&`)
