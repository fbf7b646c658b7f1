import { useState } from 'react'

import type { PoliticaGuardada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { putGuardada, useRemove } from '#cadastro'
import { api, useTrabalho } from '#shell'

const UMA = '/painel/v1/{idfornecedor}/politicas/{idpolitica}'

/** What is written of a policy: what the server counts of it stays behind. */
export function toDita(politica: Omit<PoliticaGuardada, 'versao'>) {
  const { nome, prioridade, condicoes, alvo, efeito, ativa } = politica
  return { nome, prioridade, condicoes, alvo, efeito, ativa }
}

/** The policies as they stand, each written over the version that was looked at; each act is taken back by the same call. */
export function usePoliticas(lidas: readonly PoliticaGuardada[]) {
  const { idfornecedor } = useTrabalho().loja
  const [politicas, setPoliticas] = useState(lidas)
  /** What was tried before a change is not what would be said now. */
  const [mudancas, setMudancas] = useState(0)
  function set(change: (antes: readonly PoliticaGuardada[]) => readonly PoliticaGuardada[]) {
    setPoliticas(change)
    setMudancas((antes) => antes + 1)
  }
  const put = (gravada: PoliticaGuardada) =>
    set((antes) => putGuardada(antes, gravada, ({ idpolitica }) => idpolitica))
  const drop = ({ idpolitica }: PoliticaGuardada) =>
    set((antes) => antes.filter((cada) => cada.idpolitica !== idpolitica))

  const write = (politica: PoliticaGuardada, versao: number | null) =>
    api(`PUT ${UMA}`, {
      params: { idfornecedor, idpolitica: politica.idpolitica },
      body: { ...toDita(politica), versao },
    })

  /** Writes it as it stood, over what stands. */
  async function restore(antes: PoliticaGuardada, versao: number) {
    const resposta = await write(antes, versao)
    if (resposta.ok) put(resposta.dados)
    showToast(resposta.ok ? `${antes.nome} está como antes.` : resposta.falha.error)
  }

  /** Tells that a policy was written, with the way back: to how it stood, or out again. */
  function tellGravada(gravada: PoliticaGuardada, antes: PoliticaGuardada | null) {
    put(gravada)
    showToast(`${gravada.nome}: gravada. Já vale na loja.`, {
      label: 'Desfazer',
      onPress: () => void (antes ? restore(antes, gravada.versao) : remove(gravada)),
    })
  }

  const remove = useRemove<PoliticaGuardada>({
    remove: ({ idpolitica, versao }) =>
      api(`DELETE ${UMA}`, { params: { idfornecedor, idpolitica }, query: { versao } }),
    restore: (politica) => write(politica, null),
    onFora: drop,
    onVolta: put,
  })

  async function toggle(politica: PoliticaGuardada) {
    const resposta = await write({ ...politica, ativa: !politica.ativa }, politica.versao)
    if (!resposta.ok) return showToast(resposta.falha.error)
    const { dados } = resposta
    put(dados)
    showToast(`${dados.nome}: ${dados.ativa ? 'ligada' : 'desligada'}.`, {
      label: 'Desfazer',
      onPress: () => void restore(politica, dados.versao),
    })
  }
  return { politicas, mudancas, write, tellGravada, remove, toggle }
}
