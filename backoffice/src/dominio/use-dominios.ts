import { useEffect, useState } from 'react'

import type { CorpoFalha, DominioDaLoja, DominiosDaLoja } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

const DOMINIOS = '/painel/v1/{idfornecedor}/dominios'
/** The server looks each minute at most: more often there is nothing new. */
const ESPERA_MS = 20_000

/** The hosts of a store as they stand, and what is done to them; those that wait are read again by themselves. */
export function useDominios(lidos: DominiosDaLoja, idfornecedor: string) {
  const [dominios, setDominios] = useState(lidos)
  const isEsperando = dominios.data.some(
    ({ estado, proximo_em }) => estado !== 'NO_AR' && proximo_em !== null,
  )
  useEffect(() => {
    if (!isEsperando) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read()
    }, ESPERA_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- reads by the supplier alone, which is another screen
  }, [isEsperando, idfornecedor])

  async function read() {
    const resposta = await api(`GET ${DOMINIOS}`, { params: { idfornecedor } })
    if (resposta.ok) setDominios(resposta.dados)
  }
  async function change(resposta: Resposta<DominiosDaLoja>, dito: string, undo?: () => void) {
    if (!resposta.ok) {
      showToast(resposta.falha.campos?.dominio ?? resposta.falha.error)
      // Somebody else may have changed it.
      return read()
    }
    setDominios(resposta.dados)
    showToast(dito, undo && { label: 'Desfazer', onPress: undo })
    return undefined
  }
  const paramsOf = ({ dominio }: DominioDaLoja) => ({ params: { idfornecedor, dominio } })
  return {
    dominios,
    onDito: () => void read(),
    async check(este: DominioDaLoja) {
      const resposta = await api(`POST ${DOMINIOS}/{dominio}/conferir`, paramsOf(este))
      showToast(resposta.ok ? resposta.dados.mensagem : resposta.falha.error)
      await read()
    },
    async crown(este: DominioDaLoja) {
      const feito = await api(`POST ${DOMINIOS}/{dominio}/principal`, paramsOf(este))
      await change(feito, `${este.nome} é o principal: os outros levam para ele.`)
    },
    async remove(este: DominioDaLoja) {
      const feito = await api(`DELETE ${DOMINIOS}/{dominio}`, paramsOf(este))
      const bringBack = async () => {
        const volta = await api(`POST ${DOMINIOS}`, {
          params: { idfornecedor },
          body: { dominio: este.dominio },
        })
        if (!volta.ok) showToast(volta.falha.campos?.dominio ?? volta.falha.error)
        else if (este.principal && volta.dados.estado === 'NO_AR')
          await api(`POST ${DOMINIOS}/{dominio}/principal`, paramsOf(este))
        await read()
      }
      const isDaPlataforma = este.prova === null
      await change(feito, `${este.nome} saiu da loja.`, isDaPlataforma ? undefined : () => void bringBack())
    },
  }
}

type Resposta<D> = { ok: true; dados: D } | { ok: false; falha: CorpoFalha }
