import { useRef, useState } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'

import type { Mudanca } from './mudanca.ts'

/** Something that is being done or was done, and can be taken back. */
export interface Ato {
  frase: string
  /** What takes it back, once it is written; nothing, where nothing of it was. */
  volta: Promise<readonly Mudanca[]>
}

/** So many acts can be taken back. */
const MAXIMO = 100

/**
 * What is done on this screen, whichever products its list shows meanwhile, and the version that each product was left in.
 * An act stands here from its beginning, and acts are sent one after the other: what is taken back is what was done last, also while it is
 * still being written or is written and not drawn yet.
 */
export function useAtos() {
  const atos = useRef<readonly Ato[]>([])
  const [ultimo, draw] = useState<string | null>(null)
  const versoes = useRef(new Map<string, number>())
  const vez = useRef<Promise<unknown>>(Promise.resolve())
  const set = (novos: readonly Ato[]) => {
    atos.current = novos
    draw(novos.at(-1)?.frase ?? null)
  }
  return {
    /** What would be taken back. */
    ultimo,
    add: (ato: Ato) => set([...atos.current, ato].slice(-MAXIMO)),
    remove: (ato: Ato) => set(atos.current.filter((cada) => cada !== ato)),
    /** The last one, which is nobody else's to take back from now on. */
    takeUltimo(): Ato | undefined {
      const ato = atos.current.at(-1)
      if (ato) set(atos.current.slice(0, -1))
      return ato
    },
    /** Once all that was said before is done. */
    queue<T>(work: () => Promise<T>): Promise<T> {
      const feito = vez.current.then(work)
      vez.current = feito.catch(() => undefined)
      return feito
    },
    keepVersoes(gravados: readonly ProdutoDoCatalogo[]) {
      for (const { idcadastroextraproduto: id, versao } of gravados) versoes.current.set(id, versao)
    },
    /** Undefined: nothing was written of it here. */
    versaoDe: (id: string) => versoes.current.get(id),
  }
}

export type Atos = ReturnType<typeof useAtos>
