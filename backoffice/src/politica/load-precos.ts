import type { LoaderFunctionArgs } from 'react-router'

import type {
  CategoriaGuardada,
  FormaPagamentoGuardada,
  GrupoDeClientes,
  PoliticaGuardada,
} from '@vitrine/contract'

import { requireLugar } from '#shell'

import { readFiltro, type Filtro } from './filtro.ts'

/** What policies are made of, and are told by. */
export interface DadosLidos {
  politicas: readonly PoliticaGuardada[]
  grupos: readonly GrupoDeClientes[]
  categorias: readonly Pick<CategoriaGuardada, 'idcategoria' | 'nome'>[]
  formas: readonly Pick<FormaPagamentoGuardada, 'idformapagto' | 'nome' | 'ativa'>[]
}

export interface DadosDosPrecos extends DadosLidos {
  /** At the store. */
  hoje: string
}

interface Carregado {
  filtro: Filtro
  /** Null: it could not be read. */
  dados: DadosLidos | null
  semDireito: boolean
}

/** Policies of the store, and what they name. */
export async function loadPrecos(args: LoaderFunctionArgs): Promise<Carregado> {
  const { painel, lugar } = await requireLugar(args)
  const filtro = readFiltro(args.url)
  if (lugar.papel !== 'fornecedor') return { filtro, dados: null, semDireito: true }
  return { filtro, dados: await readDados(painel.client, lugar.idfornecedor), semDireito: false }
}

type Client = Awaited<ReturnType<typeof requireLugar>>['painel']['client']

/** Policies of a store, and what they name; null: it could not be read. */
export async function readDados(client: Client, idfornecedor: string): Promise<DadosLidos | null> {
  const params = { idfornecedor }
  const [politicas, categorias, formas] = await Promise.all([
    client('GET /painel/v1/{idfornecedor}/politicas', { params }),
    client('GET /painel/v1/{idfornecedor}/categorias', { params }),
    client('GET /painel/v1/{idfornecedor}/formas-pagamento', { params }),
  ])
  if (!politicas.ok || !categorias.ok || !formas.ok) return null
  return {
    politicas: politicas.dados.data,
    grupos: politicas.dados.grupos,
    categorias: categorias.dados.data.map(({ idcategoria, nome }) => ({ idcategoria, nome })),
    formas: formas.dados.data.map(({ idformapagto, nome, ativa }) => ({ idformapagto, nome, ativa })),
  }
}
