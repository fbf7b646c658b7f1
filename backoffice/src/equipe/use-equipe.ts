import { useState } from 'react'

import type { MembroDaEquipe, PapelNaEquipe } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { papeisDitos } from './papeis.ts'

const UM = '/painel/v1/{idfornecedor}/equipe/{idusuario}'

/** The team as it was read, and as it is since. */
export function useEquipe(lida: readonly MembroDaEquipe[]) {
  const { idfornecedor } = useTrabalho().loja
  const [equipe, setEquipe] = useState(lida)
  const put = (membro: MembroDaEquipe) =>
    setEquipe((antes) =>
      antes.some(({ idusuario }) => idusuario === membro.idusuario)
        ? antes.map((cada) => (cada.idusuario === membro.idusuario ? membro : cada))
        : [...antes, membro],
    )
  const drop = ({ idusuario }: MembroDaEquipe) =>
    setEquipe((antes) => antes.filter((cada) => cada.idusuario !== idusuario))

  /** What went wrong, in words; null: it is done. */
  async function change({ idusuario, nome }: MembroDaEquipe, papel: PapelNaEquipe): Promise<string | null> {
    const resposta = await api(`PUT ${UM}`, { params: { idfornecedor, idusuario }, body: { papel } })
    if (!resposta.ok) return resposta.falha.error
    put(resposta.dados)
    showToast(`${nome}: ${papeisDitos[papel].nome}.`)
    return null
  }

  async function remove(membro: MembroDaEquipe): Promise<string | null> {
    const { idusuario, nome } = membro
    const resposta = await api(`DELETE ${UM}`, { params: { idfornecedor, idusuario } })
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado') return resposta.falha.error
    drop(membro)
    showToast(`${nome} saiu da equipe.`)
    return null
  }

  /** Takes the second proof of somebody off who lost it. What went wrong, in words; null: it is done. */
  async function reset(membro: MembroDaEquipe): Promise<string | null> {
    const { idusuario, nome } = membro
    const resposta = await api(`DELETE ${UM}/segundo-fator`, { params: { idfornecedor, idusuario } })
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado') return resposta.falha.error
    put({ ...membro, segundo_fator: false })
    showToast(`${nome} entra só com a senha até configurar outro.`)
    return null
  }
  return { equipe, put, change, remove, reset }
}
