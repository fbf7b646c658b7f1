import type { LoaderFunctionArgs } from 'react-router'

import type { CategoriaGuardada, Reajuste } from '@vitrine/contract'

import { requireLugar } from '#shell'

export interface Inicio {
  categoria: string
  busca: string
}

interface Carregado {
  /** What the address says of the products. */
  inicio: Inicio
  /** Null: it could not be read. */
  dados: {
    reajustes: readonly Reajuste[]
    categorias: readonly Pick<CategoriaGuardada, 'idcategoria' | 'nome'>[]
  } | null
  semDireito: boolean
}

/** Rules that were applied, or wait, and the categories that one may name. */
export async function loadReajustes(args: LoaderFunctionArgs): Promise<Carregado> {
  const { painel, lugar } = await requireLugar(args)
  const { searchParams } = args.url
  const inicio = {
    categoria: searchParams.get('categoria') ?? '',
    busca: (searchParams.get('busca') ?? '').slice(0, 100),
  }
  if (lugar.papel !== 'fornecedor') return { inicio, dados: null, semDireito: true }
  const params = { idfornecedor: lugar.idfornecedor }
  const [reajustes, categorias] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/reajustes', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/categorias', { params }),
  ])
  const dados =
    reajustes.ok && categorias.ok
      ? {
          reajustes: reajustes.dados.data,
          categorias: categorias.dados.data.map(({ idcategoria, nome }) => ({ idcategoria, nome })),
        }
      : null
  return { inicio, dados, semDireito: false }
}
