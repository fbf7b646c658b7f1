/** Static pages, by their slug, that say on what terms a store sells: shown at its foot and accepted with the platform's own terms. */
export const documentosDaLoja = ['termos', 'trocas', 'privacidade'] as const
export type DocumentoDaLoja = (typeof documentosDaLoja)[number]
