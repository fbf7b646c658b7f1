import type { NomeDeTipo } from './tipos.ts'

/** Objects that have all fields of another one, and mean the same by them. */
const origens = {
  AparenciaDita: 'Aparencia',
  Aprovacao: 'AprovacaoLista',
  AprovacaoDaSala: 'AprovacaoLista',
  AreaDita: 'AreaGuardada',
  Assinatura: 'AssinaturaLista',
  Combo: 'ComboLista',
  ConversaDaEquipe: 'SalaChat',
  DominioConferido: 'Remetente',
  EntregaComCorpo: 'EntregaGancho',
  EmEdicao: 'QuemNegocia',
  FormaDoPedido: 'FormaPagamento',
  DiaFechadoDito: 'DiaFechadoGuardado',
  FormaEntregaDita: 'FormaEntregaGuardada',
  FormaPagamentoDita: 'FormaPagamentoGuardada',
  GanchoComSegredo: 'Gancho',
  IdentidadeDita: 'Identidade',
  ImpostosDoFornecedor: 'ConfiguracaoImposto',
  ListaDetalhe: 'ListaCompras',
  LojaDita: 'LojaGuardada',
  LojaGuardada: 'LojaColeta',
  MudancaGancho: 'GanchoNovo',
  NovosAjustes: 'AjustesDoAtendimento',
  NovosAjustesDaNegociacao: 'AjustesDaNegociacao',
  ParteCombo: 'EscolhaCombo',
  Pedido: 'PedidoLista',
  PedidoDeExportacao: 'FiltroPedidos',
  PedidoErp: 'Pedido',
  Produto: 'ProdutoLista',
  ProdutoCombo: 'ProdutoLista',
  RespostaDevolucao: 'RespostaAcao',
  ServicoEscolhido: 'EscolhaServico',
  ServicoPedido: 'ServicoEscolhido',
} satisfies { [T in NomeDeTipo]?: NomeDeTipo }

export const heranca: Readonly<Record<string, string | undefined>> = origens
