import type { CorpoFalha } from '@vitrine/contract'

import { useAjustes } from '#ajuste'

type Resposta<D> = { ok: true; dados: D } | { ok: false; falha: CorpoFalha }

interface Caminho<E, G> {
  campos: readonly string[]
  write(dita: Omit<E, 'versao'>, versao: number | null): Promise<Resposta<G>>
  list(): Promise<Resposta<{ data: readonly G[] }>>
  isEsta(guardada: G): boolean
}

/** Writes one record of several over the version that was looked at; what somebody else wrote meanwhile is shown (`useAjustes`). */
export function useUma<E extends { versao: number | null }, G extends E>(
  escrita: E,
  { campos, write, list, isEsta }: Caminho<E, G>,
  onGravada: (gravada: G) => void,
) {
  return useAjustes<E>(escrita, {
    campos,
    async write(dita, versao) {
      const resposta = await write(dita, versao)
      if (resposta.ok) onGravada(resposta.dados)
      return resposta
    },
    async read() {
      const lidas = await list()
      if (!lidas.ok) return lidas
      const agora = lidas.dados.data.find(isEsta)
      return agora ? { ok: true, dados: agora } : { ok: false, falha: sumiu }
    },
  })
}

const sumiu: CorpoFalha = { codigo: 'nao_encontrado', error: 'Outra pessoa apagou isto.', idrequisicao: '' }
