import { useRef, useState } from 'react'

import type { CaracteristicaGuardada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { findPosto, inOrdem, listLugares, withLugares, type Passo } from './lugares.ts'

type Chave = Pick<CaracteristicaGuardada, 'escopo' | 'codigo'>
const isMesmo = (a: Chave, b: Chave) => a.escopo === b.escopo && a.codigo === b.codigo

/** The store's own fields as they stand, moved at once and put back where that is refused; one act after the other. */
export function useCampos(lidos: readonly CaracteristicaGuardada[]) {
  const { idfornecedor } = useTrabalho().loja
  const [campos, setCampos] = useState<readonly CaracteristicaGuardada[]>(lidos)
  /** What the next act starts from. */
  const atuais = useRef(campos)
  const fila = useRef<Promise<void>>(Promise.resolve())
  const mesa: Mesa = {
    params: { idfornecedor },
    list: () => atuais.current,
    set(agora) {
      atuais.current = agora
      setCampos(agora)
    },
    put: (gravado) =>
      mesa.set(inOrdem([...atuais.current.filter((campo) => !isMesmo(campo, gravado)), gravado])),
    enqueue(act) {
      fila.current = fila.current.then(act)
    },
  }
  return {
    campos,
    put: mesa.put,
    move: (passo: Passo) => mesa.enqueue(() => moveCampo(mesa, passo)),
    setAtiva: (chave: Chave, ativa: boolean) => mesa.enqueue(() => changeAtiva(mesa, chave, ativa)),
  }
}

/** The fields that acts start from, and what becomes of them. */
interface Mesa {
  params: { idfornecedor: string }
  list(): readonly CaracteristicaGuardada[]
  set(agora: readonly CaracteristicaGuardada[]): void
  put(gravado: CaracteristicaGuardada): void
  enqueue(act: () => Promise<void>): void
}

/** What somebody else did meanwhile is shown, instead of what was wanted. */
async function showOutros({ params, set }: Mesa, motivo: string): Promise<void> {
  const resposta = await api('GET /painel/v1/{idfornecedor}/caracteristicas', { params })
  if (resposta.ok) set(resposta.dados.data)
  showToast(motivo)
}

async function moveCampo(mesa: Mesa, passo: Passo, isVolta = false): Promise<void> {
  const { params, set } = mesa
  const antes = mesa.list()
  const lugares = listLugares(antes, passo)
  if (lugares.length === 0) return
  const era = findPosto(antes, passo)
  set(withLugares(antes, passo.escopo, lugares))
  const resposta = await api('PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}', {
    params: { ...params, escopo: passo.escopo },
    body: { caracteristicas: lugares },
  })
  if (!resposta.ok) {
    set(antes)
    // One that is not there is another's doing, too.
    if (['cadastro_mudou', 'nao_encontrado'].includes(resposta.falha.codigo)) return showOutros(mesa, MUDARAM)
    return void showToast(resposta.falha.error)
  }
  set(resposta.dados.data)
  if (isVolta) return
  const undo = () => mesa.enqueue(() => moveCampo(mesa, { ...passo, para: era }, true))
  showToast('Ordem mudada. Já vale na loja.', { label: 'Desfazer', onPress: undo })
}

async function changeAtiva(mesa: Mesa, chave: Chave, ativa: boolean, isVolta = false): Promise<void> {
  const campo = mesa.list().find((cada) => isMesmo(cada, chave))
  if (!campo || campo.ativa === ativa) return
  const { escopo, codigo, ordem: _ordem, ...body } = campo
  const resposta = await api('PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}', {
    params: { ...mesa.params, escopo, codigo },
    body: { ...body, ativa },
  })
  if (!resposta.ok) {
    if (resposta.falha.codigo === 'cadastro_mudou') return showOutros(mesa, MUDOU)
    const { error, campos: erros } = resposta.falha
    return void showToast(Object.values(erros ?? {})[0] ?? error)
  }
  mesa.put(resposta.dados.caracteristica)
  if (isVolta) return
  const undo = () => mesa.enqueue(() => changeAtiva(mesa, chave, !ativa, true))
  const dito = ativa
    ? `${campo.nome} volta a ser perguntado.`
    : `${campo.nome} foi arquivado. As respostas que há ficam.`
  showToast(dito, { label: 'Desfazer', onPress: undo })
}

const MUDARAM =
  'Outra pessoa mudou os campos: a lista agora mostra como ficaram. Mova de novo, se ainda quiser.'
const MUDOU = 'Outra pessoa mudou este campo: a lista agora mostra como ficou.'
