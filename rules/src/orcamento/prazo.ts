/** Minutes of opening hours within which a store answers who asks for prices. */
export const MINUTOS_PARA_PRECIFICAR = 240
