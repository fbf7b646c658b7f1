import type { LoaderFunctionArgs } from 'react-router'

import type { Reajuste } from '@vitrine/contract'
import { isDia } from '@vitrine/rules/data'

import { readDados, type DadosLidos } from '#politica'
import { requireLugar } from '#shell'

interface Carregado {
  /** The first month as the address says it, 'YYYY-MM'; null: this one. */
  mes: string | null
  meses: 1 | 3
  /** Null: it could not be read. */
  dados: (DadosLidos & { agendados: readonly Reajuste[] }) | null
  semDireito: boolean
}

/** Policies, and rules that wait for their day. */
export async function loadCalendario(args: LoaderFunctionArgs): Promise<Carregado> {
  const { painel, lugar } = await requireLugar(args)
  const { searchParams } = args.url
  const mes = searchParams.get('mes') ?? ''
  const quais = {
    mes: /^20\d\d-\d\d$/.test(mes) && isDia(`${mes}-01`) ? mes : null,
    meses: searchParams.get('meses') === '3' ? (3 as const) : (1 as const),
  }
  if (lugar.papel !== 'fornecedor') return { ...quais, dados: null, semDireito: true }
  const params = { idfornecedor: lugar.idfornecedor }
  const [lidos, reajustes] = await Promise.all([
    readDados(painel.client, lugar.idfornecedor),
    painel.client('GET /painel/v1/{idfornecedor}/reajustes', { params }),
  ])
  const dados =
    lidos && reajustes.ok
      ? { ...lidos, agendados: reajustes.dados.data.filter(({ estado }) => estado === 'AGENDADO') }
      : null
  return { ...quais, dados, semDireito: false }
}
