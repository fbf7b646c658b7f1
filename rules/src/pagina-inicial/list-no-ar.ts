interface ComPrazo {
  de?: string | undefined
  ate?: string | undefined
  oculta?: boolean | undefined
}

/** What stands on day `hoje`: from its first day through its last one, unless it is hidden. */
export function listNoAr<T extends ComPrazo>(secoes: readonly T[], hoje: string): T[] {
  return secoes.filter(({ de = hoje, ate = hoje, oculta }) => !oculta && de <= hoje && hoje <= ate)
}
