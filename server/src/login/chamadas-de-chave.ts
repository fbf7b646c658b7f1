import type { CallKey, ChamadaDeChave } from '@vitrine/contract'

type Palavras = Readonly<Partial<Record<CallKey, string>>>

/** What a key of a store's own system may call, by what it is about (docs/papeis.md): a test holds it against the contract. */
const porAssunto: Readonly<Record<string, Palavras>> = {
  Pedidos: {
    'GET /painel/v1/{idfornecedor}/pedidos': 'Ler os pedidos que mudaram',
    'GET /painel/v1/pedidos/{num}': 'Ler um pedido',
    'PUT /painel/v1/pedidos/{num}': 'Gravar o número no sistema e o rastreio',
    'POST /painel/v1/pedidos/{num}/mover': 'Mover um pedido de etapa',
    'POST /painel/v1/pedidos/{num}/separar': 'Dizer o que foi separado',
    'POST /painel/v1/pedidos/{num}/precificar': 'Pôr preço em um orçamento',
  },
  Devoluções: {
    'POST /painel/v1/pedidos/{num}/devolver': 'Registrar uma devolução',
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir':
      'Receber a devolução e devolver o dinheiro',
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar': 'Recusar uma devolução',
  },
  'Notas fiscais': {
    'POST /painel/v1/pedidos/{num}/nota-fiscal': 'Enviar a nota fiscal de um pedido',
    'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar': 'Enviar o cancelamento de uma nota fiscal',
  },
  Impostos: {
    'GET /painel/v1/{idfornecedor}/impostos': 'Ler as regras de impostos',
    'PUT /painel/v1/{idfornecedor}/impostos': 'Ligar e desligar impostos ao lado do preço',
    'POST /painel/v1/{idfornecedor}/impostos/regras': 'Gravar regras de impostos',
    'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}': 'Remover uma regra de impostos',
    'PUT /painel/v1/{idfornecedor}/impostos/produtos': 'Gravar NCM e origem de produtos',
  },
  'Planilhas e importações': {
    'GET /painel/v1/{idfornecedor}/planilha/{especie}': 'Baixar o cadastro como planilha',
    'GET /painel/v1/{idfornecedor}/importacoes': 'Ler as últimas importações',
    'POST /painel/v1/{idfornecedor}/importacoes': 'Enviar uma planilha',
    'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}': 'Ler como anda uma importação',
    'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas': 'Ler as linhas de uma importação',
    'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/colunas': 'Dizer o que cada coluna traz',
    'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas/{linha}': 'Corrigir uma linha',
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/categorias': 'Criar as categorias que faltam',
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/aplicar': 'Aplicar uma importação',
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/cancelar': 'Parar uma importação',
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/desfazer': 'Desfazer uma importação',
  },
  Webhooks: {
    'GET /painel/v1/{idfornecedor}/ganchos': 'Ler os webhooks',
    'POST /painel/v1/{idfornecedor}/ganchos': 'Criar um webhook',
    'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}': 'Mudar um webhook',
    'DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}': 'Remover um webhook',
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo': 'Trocar o segredo de um webhook',
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste': 'Mandar um evento de teste',
    'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas': 'Ler as entregas de um webhook',
    'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}': 'Ler uma entrega',
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar': 'Reenviar uma entrega',
  },
}

/** Calls that a key may be narrowed to, in words. */
export const CHAMADAS_DE_CHAVE: readonly ChamadaDeChave[] = Object.entries(porAssunto).flatMap(
  ([assunto, palavras]) => Object.entries(palavras).map(([chamada, faz]) => ({ chamada, assunto, faz })),
)

const nomes: ReadonlySet<string> = new Set(CHAMADAS_DE_CHAVE.map(({ chamada }) => chamada))

/** Whether a key of a store's own system can be narrowed to a call. */
export const isDeChave = (chamada: string): boolean => nomes.has(chamada)
