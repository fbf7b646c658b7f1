import { useState } from 'react'

import type { CupomGuardado, ListaDeCupons } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { useRemove } from '#cadastro'
import { useLista } from '#promocao'
import { api, useTrabalho } from '#shell'

import type { Filtro } from './filtro.ts'
import { readPagina } from './load-cupons.ts'
import { putCupom } from './put-cupom.ts'

/** Coupons as they were read, page after page; switched on and off, removed, and put back. */
export function useCupons(primeira: ListaDeCupons, filtro: Filtro) {
  const { idfornecedor } = useTrabalho().loja
  const { guardadas, put, drop, setGuardadas } = useLista(primeira.data, ({ idcupom }) => idcupom)
  const [nomes, setNomes] = useState(primeira.nomes)
  const [cursor, setCursor] = useState(primeira.cursor)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  async function readMais() {
    if (cursor === null || estado === 'lendo') return
    setEstado('lendo')
    const resposta = await readPagina(api, idfornecedor, filtro, cursor)
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (!resposta.ok) return
    setGuardadas((antes) => [...antes, ...resposta.dados.data])
    setNomes((antes) => [...antes, ...resposta.dados.nomes])
    setCursor(resposta.dados.cursor)
  }
  async function turn(cupom: CupomGuardado, ativo: boolean, podeVoltar = true): Promise<void> {
    const resposta = await putCupom(idfornecedor, { ...cupom, ativo })
    if (!resposta.ok)
      return void showToast(resposta.falha.codigo === 'cadastro_mudou' ? MUDOU : resposta.falha.error)
    const { dados } = resposta
    put(dados)
    showToast(
      `${cupom.nome} foi ${ativo ? 'ligado' : 'desligado'}.`,
      podeVoltar ? { label: 'Desfazer', onPress: () => void turn(dados, !ativo, false) } : undefined,
    )
  }
  const remove = useRemove<CupomGuardado>({
    say: ({ nome }) => `${nome} foi apagado.`,
    emUso: 'Alguém já comprou com este cupom: desligue-o em vez de apagar.',
    remove: ({ idcupom, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/cupons/{idcupom}', {
        params: { idfornecedor, idcupom },
        query: { versao },
      }),
    restore: (cupom) => putCupom(idfornecedor, { ...cupom, versao: null }),
    onFora: drop,
    onVolta: put,
  })
  return {
    cupons: guardadas,
    nomes: new Map(nomes.map(({ id, nome }) => [id, nome])),
    temMais: cursor !== null,
    estado,
    readMais,
    turn,
    remove,
  }
}

const MUDOU = 'Outra pessoa mudou este cupom: recarregue para ver como está.'
