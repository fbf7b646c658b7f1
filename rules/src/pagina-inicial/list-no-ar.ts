interface ComPrazo {
  de?: string | undefined
  ate?: string | undefined
}

/** What stands on day `hoje`: from its first day through its last one. */
export function listNoAr<T extends ComPrazo>(secoes: readonly T[], hoje: string): T[] {
  return secoes.filter(({ de = hoje, ate = hoje }) => de <= hoje && hoje <= ate)
}
