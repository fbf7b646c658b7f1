import { useRef, useState } from 'react'

import type { CaracteristicaGuardada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { inOrdem, listLugares, type Passo } from './lugares.ts'

const isMesmo = (a: Chave, b: Chave) => a.escopo === b.escopo && a.codigo === b.codigo
type Chave = Pick<CaracteristicaGuardada, 'escopo' | 'codigo'>

/** The store's own fields as they stand, moved and archived at once and put back where that is refused; one act after the other. */
export function useCampos(lidos: readonly CaracteristicaGuardada[]) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  const [campos, setCampos] = useState<readonly CaracteristicaGuardada[]>(lidos)
  /** What the next act starts from. */
  const atuais = useRef(campos)
  const fila = useRef<Promise<void>>(Promise.resolve())
  function set(agora: readonly CaracteristicaGuardada[]) {
    atuais.current = agora
    setCampos(agora)
  }
  const put = (gravado: CaracteristicaGuardada) =>
    set(inOrdem([...atuais.current.filter((campo) => !isMesmo(campo, gravado)), gravado]))

  /** What somebody else did meanwhile is shown, instead of what was wanted. */
  async function showOutros(motivo: string) {
    const resposta = await api('GET /painel/v1/{idfornecedor}/caracteristicas', { params })
    if (resposta.ok) set(resposta.dados.data)
    showToast(motivo)
  }

  async function moveNow(passo: Passo, isVolta: boolean): Promise<void> {
    const antes = atuais.current
    const lugares = listLugares(antes, passo)
    if (lugares.length === 0) return
    const era = antes
      .filter(({ escopo, ativa }) => escopo === passo.escopo && ativa)
      .findIndex(({ codigo }) => codigo === passo.codigo)
    const ordemDe = new Map(lugares.map(({ codigo, ordem }) => [codigo, ordem]))
    set(
      inOrdem(
        antes.map((campo) =>
          campo.escopo === passo.escopo
            ? { ...campo, ordem: ordemDe.get(campo.codigo) ?? campo.ordem }
            : campo,
        ),
      ),
    )
    const resposta = await api('PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}', {
      params: { ...params, escopo: passo.escopo },
      body: { caracteristicas: lugares },
    })
    if (resposta.ok) {
      set(resposta.dados.data)
      if (!isVolta)
        showToast('Ordem mudada. Já vale na loja.', {
          label: 'Desfazer',
          onPress: () => enqueue(() => moveNow({ ...passo, para: era }, true)),
        })
      return
    }
    set(antes)
    if (resposta.falha.codigo === 'cadastro_mudou') await showOutros(MUDARAM)
    else showToast(resposta.falha.error)
  }

  async function setAtivaNow(chave: Chave, ativa: boolean, isVolta: boolean): Promise<void> {
    const campo = atuais.current.find((cada) => isMesmo(cada, chave))
    if (!campo || campo.ativa === ativa) return
    const { escopo, codigo, ordem: _ordem, ...body } = campo
    const resposta = await api('PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}', {
      params: { ...params, escopo, codigo },
      body: { ...body, ativa },
    })
    if (!resposta.ok) {
      if (resposta.falha.codigo === 'cadastro_mudou') return showOutros(MUDOU)
      const { error, campos: erros } = resposta.falha
      return void showToast(Object.values(erros ?? {})[0] ?? error)
    }
    put(resposta.dados.caracteristica)
    if (isVolta) return
    showToast(
      ativa
        ? `${campo.nome} volta a ser perguntado.`
        : `${campo.nome} foi arquivado. As respostas que há ficam.`,
      { label: 'Desfazer', onPress: () => enqueue(() => setAtivaNow(chave, !ativa, true)) },
    )
  }
  function enqueue(act: () => Promise<void>) {
    fila.current = fila.current.then(act)
  }
  return {
    campos,
    put,
    move: (passo: Passo) => enqueue(() => moveNow(passo, false)),
    setAtiva: (chave: Chave, ativa: boolean) => enqueue(() => setAtivaNow(chave, ativa, false)),
  }
}

const MUDARAM =
  'Outra pessoa mudou os campos: a lista agora mostra como ficaram. Mova de novo, se ainda quiser.'
const MUDOU = 'Outra pessoa mudou este campo: a lista agora mostra como ficou.'
