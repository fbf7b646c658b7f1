import type { LoaderFunctionArgs } from 'react-router'

import type {
  AreaGuardada,
  DiaFechadoGuardado,
  FormaEntregaGuardada,
  LojaGuardada,
  LugarRecusado,
} from '@vitrine/contract'
import { FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { requireLugar } from '#shell'

/** All that says where, when and for how much a store delivers. */
export interface Entregas {
  lojas: readonly LojaGuardada[]
  areas: readonly AreaGuardada[]
  formas: readonly FormaEntregaGuardada[]
  dias: readonly DiaFechadoGuardado[]
  recusados: { data: LugarRecusado[]; total: number }
}

/** What stands; null: it could not be read. Attendants read it and try addresses, owners write it. */
export async function loadEntregas(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const comum = { tiles: painel.janela.mapa, isLeitura: lugar.papel !== 'fornecedor' }
  const params = { idfornecedor: lugar.idfornecedor }
  const [lojas, areas, formas, dias, recusados] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/lojas', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/areas', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/formas-entrega', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/dias-fechados', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/lugares-recusados', { params }),
  ])
  if (!lojas.ok || !areas.ok || !formas.ok || !dias.ok || !recusados.ok) return { ...comum, entregas: null }
  const hoje = todayIn(FUSO_PADRAO, new Date())
  const entregas: Entregas = {
    lojas: lojas.dados.data,
    areas: areas.dados.data,
    formas: formas.dados.data,
    // What is over is not shown; it stays where it is kept.
    dias: dias.dados.data.filter(({ data }) => data >= hoje),
    recusados: recusados.dados,
  }
  return { ...comum, entregas }
}
