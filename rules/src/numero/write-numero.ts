/** As people write it in Brazil, with a comma; a number of this shop has six decimals at most, and so no exponent. */
export const writeNumero = (numero: number): string => String(numero).replace('.', ',')
