import { useMemo } from 'react'

import { useLoja } from '#shell'

import { readRecentes } from './recentes.ts'

/** Recent searches while they are asked for, read anew each time. */
export function useRecentes(isAsked: boolean): string[] {
  const { slug } = useLoja()
  return useMemo(() => (isAsked ? readRecentes(slug) : []), [isAsked, slug])
}
