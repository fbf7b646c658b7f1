import type { LoaderFunctionArgs } from 'react-router'

import type { ContextoPainel } from '@vitrine/contract/janela'

import { requireLugar } from '#shell'

import type { Preparo } from './list-passos.ts'

/** What the store is prepared with; null: it could not be read. Who may not change it is told so. */
export async function loadPreparo(
  args: LoaderFunctionArgs,
): Promise<{ preparo: Preparo | null; semDireito: boolean; tiles: ContextoPainel['janela']['mapa'] }> {
  const { painel, lugar } = await requireLugar(args)
  const tiles = painel.janela.mapa
  if (lugar.papel !== 'fornecedor') return { preparo: null, semDireito: true, tiles }
  const params = { idfornecedor: lugar.idfornecedor }
  const [identidade, lojas, areas, entregas, pagamentos, conta, dominios, estreia, teste, paginas, produtos] =
    await Promise.all([
      painel.client('GET /painel/v1/{idfornecedor}/identidade', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/lojas', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/areas', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/formas-entrega', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/formas-pagamento', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/conta-provedor', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/dominios', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/estreia', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/pedido-de-teste', { params }),
      painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}', {
        params: { ...params, tipo: 'PAGINA' },
      }),
      painel.client('GET /v1/app/{supplier}/listaprodutosf/{x}', {
        params: { supplier: lugar.idfornecedor, x: '0' },
        query: { limit: 1 },
      }),
    ])
  if (
    !identidade.ok ||
    !lojas.ok ||
    !areas.ok ||
    !entregas.ok ||
    !pagamentos.ok ||
    !conta.ok ||
    !dominios.ok ||
    !estreia.ok ||
    !teste.ok ||
    !paginas.ok ||
    !produtos.ok
  )
    return { preparo: null, semDireito: false, tiles }
  return {
    semDireito: false,
    tiles,
    preparo: {
      identidade: identidade.dados,
      lojas: lojas.dados.data,
      areas: areas.dados.data,
      entregas: entregas.dados.data,
      pagamentos: pagamentos.dados.data,
      conta: conta.dados,
      dominios: dominios.dados,
      estreia: estreia.dados,
      teste: teste.dados,
      paginas: paginas.dados.data,
      produtos: produtos.dados.totalItems,
    },
  }
}
