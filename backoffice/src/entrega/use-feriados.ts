import { useState } from 'react'

import type { DiaFechadoGuardado } from '@vitrine/contract'
import type { FeriadoComNome } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

const DIA = '/painel/v1/{idfornecedor}/dias-fechados/{dia}'

/** Days that were closed, and such that were opened again. */
export interface Mudanca {
  fechados?: readonly DiaFechadoGuardado[]
  abertos?: readonly string[]
}

/**
 * Closes days one after the other, some tens at most, and opens them again at one press. A day that somebody closed meanwhile keeps that
 * person's words; after a failure those that were closed stay closed, and are shown.
 */
export function useFeriados(onChange: (mudanca: Mudanca) => void) {
  const { idfornecedor } = useTrabalho().loja
  const [falta, setFalta] = useState('')
  const [isEspera, setEspera] = useState(false)

  async function open(fechados: readonly DiaFechadoGuardado[]) {
    const abertos: string[] = []
    let recusa = ''
    for (const { data, versao } of fechados) {
      // One after the other: each is a change of its own in the register.
      // oxlint-disable-next-line no-await-in-loop
      const resposta = await api(`DELETE ${DIA}`, { params: { idfornecedor, dia: data }, query: { versao } })
      if (resposta.ok || resposta.falha.codigo === 'nao_encontrado') abertos.push(data)
      else recusa = resposta.falha.error
    }
    onChange({ abertos })
    if (recusa) showToast(recusa)
  }

  async function close(feriados: readonly FeriadoComNome[]) {
    if (isEspera) return
    setEspera(true)
    setFalta('')
    const fechados: DiaFechadoGuardado[] = []
    let isOutro = false
    for (const { data, nome } of feriados) {
      // oxlint-disable-next-line no-await-in-loop
      const resposta = await api(`PUT ${DIA}`, {
        params: { idfornecedor, dia: data },
        body: { nome, versao: null },
      })
      if (resposta.ok) fechados.push(resposta.dados)
      else if (resposta.falha.codigo === 'cadastro_mudou') isOutro = true
      else {
        setFalta(`${resposta.falha.error} Os que faltam seguem marcados.`)
        break
      }
    }
    const deOutros = isOutro ? await listDeOutros(idfornecedor, feriados) : []
    onChange({ fechados: [...deOutros, ...fechados] })
    setEspera(false)
    if (fechados.length > 0)
      showToast(`${pluralize(fechados.length, 'dia fechado', 'dias fechados')}. Já vale na loja.`, {
        label: 'Desfazer',
        onPress: () => void open(fechados),
      })
  }
  return { falta, isEspera, close }
}

/** What stands of these days now. */
async function listDeOutros(
  idfornecedor: string,
  feriados: readonly FeriadoComNome[],
): Promise<DiaFechadoGuardado[]> {
  const resposta = await api('GET /painel/v1/{idfornecedor}/dias-fechados', { params: { idfornecedor } })
  const datas = new Set(feriados.map(({ data }) => data))
  return resposta.ok ? resposta.dados.data.filter(({ data }) => datas.has(data)) : []
}
