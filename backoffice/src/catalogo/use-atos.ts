import { useRef, useState } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'

import type { Mudanca } from './mudanca.ts'

/** Something that was done, and can be taken back. */
export interface Ato {
  frase: string
  volta: readonly Mudanca[]
}

/** So many acts can be taken back. */
const MAXIMO = 100

/** What was done on this screen, whichever products its list shows meanwhile, and the version that each product was left in. */
export function useAtos() {
  const [atos, setAtos] = useState<readonly Ato[]>([])
  const versoes = useRef(new Map<string, number>())
  return {
    ultimo: atos.at(-1),
    add: (ato: Ato) => setAtos((antes) => [...antes, ato].slice(-MAXIMO)),
    remove: (ato: Ato) => setAtos((antes) => antes.filter((cada) => cada !== ato)),
    keepVersoes(gravados: readonly ProdutoDoCatalogo[]) {
      for (const { idcadastroextraproduto: id, versao } of gravados) versoes.current.set(id, versao)
    },
    /** Undefined: nothing was written of it here. */
    versaoDe: (id: string) => versoes.current.get(id),
  }
}

export type Atos = ReturnType<typeof useAtos>
