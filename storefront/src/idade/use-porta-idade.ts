import { useLoja, useSessao } from '#shell'

import { useIdadeAsked, useIdadeConfirmada } from './idade.store.ts'

/**
 * Whether the age is being asked: at the door of a store of restricted goods, at the first such product of a mixed one.
 * What opens by itself waits for the answer. An account with a birth date has said more than a click could.
 */
export function usePortaIdade(): boolean {
  const { meta_info } = useLoja()
  const isAsked = useIdadeAsked()
  const isConfirmada = useIdadeConfirmada()
  const isAdulto = useSessao()?.maior_de_18 === true
  return !isAdulto && (isAsked || (meta_info.maior_de_18 === true && !isConfirmada))
}
