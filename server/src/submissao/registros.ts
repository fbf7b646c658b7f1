import type { Substituicao } from '@vitrine/contract'
import type { Imposto } from '@vitrine/rules/imposto'

import { describeEntrada, describeRegistro, type LinhaDe } from '#coluna'

/** What a new order writes, table by table: the columns that come with it, beside those that the statement gives. */

/** Centavos; days 'YYYY-MM-DD'. */
export const registroPedido = describeRegistro(
  'pedido',
  ['impressao', 'vaga_gramas'],
  [
    'idfornecedor',
    'idcliente',
    'idusuario',
    'idrepresentante',
    'idapikeys',
    'idsubmissao',
    'status',
    'canalvenda',
    'tipoentrega',
    'idformaentrega',
    'nomeformaentrega',
    'data_de_entrega',
    'janela_inicio',
    'janela_fim',
    'enderecoentrega',
    'enderecofaturamento',
    'lojaretira',
    'idformapagto',
    'tipopagamento',
    'nomepagamento',
    'detalhepagamento',
    'subtotal',
    'desconto',
    'embalagens',
    'servicos',
    'taxaentrega',
    'valoripi',
    'valorst',
    'total',
    'cupom',
    'idcupom',
    'anotacoes',
    'numpedidocliente',
    'caracteristicas',
    'totalitens',
    'idtipoassinatura',
    'assinatura',
    'substituicao',
    'orcamento',
    'idassinatura',
    'ciclo',
    'codigoretirada',
    'documentonaentrega',
    'submissao',
    'negociacao',
  ],
)
export type PedidoGravado = LinhaDe<typeof registroPedido>

/** 1/10,000 real, 1/1,000 unit, centavos. `sozinho`: inside a combo, what it costs alone; `imposto`: the rates of its taxes. */
export const registroItem = describeRegistro(
  'item_pedido',
  ['numpedido', 'idfornecedor'],
  [
    'sequencia',
    'idcadastroextraproduto',
    'nome',
    'embalagem',
    'unidade',
    'imagem',
    'quantidade',
    'precounitario',
    'preco',
    'embalarparapresente',
    'desconto',
    'embalagens',
    'total',
    'valoripi',
    'valorst',
    'imposto',
    'traco_preco',
    'idcombopromocional_cabecalho',
    'nomecombo',
    'sequenciacombo',
    'quantidadecombo',
    'sozinho',
    'observacao',
    'substituicao',
  ],
)
export type ItemPedidoNovo = LinhaDe<typeof registroItem> & {
  imposto: Imposto | null
  substituicao: Substituicao | null
}

/** 1/1,000 unit, 1/10,000 real, centavos. */
export const registroServico = describeRegistro(
  'servico_pedido',
  ['numpedido', 'idfornecedor'],
  [
    'sequencia',
    'idservico',
    'nome',
    'idcadastroextraproduto',
    'nomeproduto',
    'quantidade',
    'precounitario',
    'total',
  ],
)
export type ServicoPedidoNovo = LinhaDe<typeof registroServico>

export const registroPasso = describeRegistro(
  'historico_pedido',
  ['numpedido'],
  ['sequencia', 'status', 'ator', 'idusuario'],
)
export type PassoNovo = LinhaDe<typeof registroPasso>

/** Centavos. */
export const registroCobranca = describeRegistro(
  'pagamento',
  ['numpedido', 'idfornecedor', 'status'],
  [
    'idpagamento',
    'tipo',
    'provedor',
    'txid',
    'chave_idempotencia',
    'valor',
    'juros',
    'parcelas',
    'reservado',
    'cartao',
    'boleto',
  ],
)

export const registroAssinatura = describeRegistro(
  'assinatura',
  ['idfornecedor', 'idcliente', 'numpedido', 'desde'],
  [
    'idassinatura',
    'idusuario',
    'idtipoassinatura',
    'nome',
    'dias',
    'meses',
    'ancora',
    'proxima',
    'tentar_em',
    'submissao',
  ],
)

export const parcelaDaFatura = describeEntrada({
  parcela: 'fatura.parcela',
  vencimento: 'fatura.vencimento',
  valor: 'fatura.valor',
})
