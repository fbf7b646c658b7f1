import { acaoPedidoCalls } from '#acao'
import { acessoCalls, chaveCalls, entradaCalls } from '#acesso'
import { chamadaDeChaveCalls } from '#chamada-de-chave'
import { alertaCalls } from '#alerta'
import { anexoCalls } from '#anexo'
import { aprovacaoCalls } from '#aprovacao'
import { assinaturaCalls } from '#assinatura'
import { inModulo } from '#call'
import { atendimentoCalls } from '#atendimento'
import { bloqueioCalls, carrinhoCalls, carrinhosAbertosCalls, guardadoCalls } from '#carrinho'
import { cartaCalls } from '#carta'
import { chatCalls } from '#chat'
import { analiseCalls, cadastroCalls, clienteCalls, privacidadeCalls } from '#cliente'
import { carrosselCalls } from '#carrossel'
import { avisoCupomCalls, cupomCalls, cupomGuardadoCalls } from '#cupom'
import { comboCalls, comboGuardadoCalls } from '#combo'
import { conteudoCalls } from '#conteudo'
import { dominioCalls } from '#dominio'
import { enderecoCalls } from '#endereco'
import { diaFechadoCalls, entregaCalls, formaEntregaGuardadaCalls, lugaresDaLojaCalls } from '#entrega'
import { equipeCalls } from '#equipe'
import { exportacaoPedidoCalls } from '#exportacao'
import { faturaCalls } from '#fatura'
import { filaCalls } from '#fila'
import {
  aparenciaCalls,
  apresentacaoCalls,
  areaGuardadaCalls,
  avisoAreaCalls,
  estreiaCalls,
  fornecedorCalls,
  identidadeCalls,
  lojaGuardadaCalls,
  marcaCalls,
} from '#fornecedor'
import { formularioCalls } from '#formulario'
import { ganchoCalls } from '#gancho'
import { impostoCalls } from '#imposto'
import { importacaoCalls } from '#importacao'
import { listaComprasCalls } from '#lista-compras'
import { leituraPedidoCalls } from '#leitura'
import { medicaoCalls } from '#medicao'
import { linkAcaoCalls } from '#link-acao'
import { ajustesDaNegociacaoCalls, negociacaoCalls, negociacaoDoClienteCalls } from '#negociacao'
import { moduloCalls } from '#modulo'
import { notaFiscalCalls } from '#nota-fiscal'
import { notificacaoCalls } from '#notificacao'
import { acessoOperadorCalls, operacaoCalls, saudeCalls } from '#operacao'
import { orcamentoCalls } from '#orcamento'
import { paginaEstaticaCalls } from '#pagina-estatica'
import { contaProvedorCalls, formaPagamentoGuardadaCalls, pagamentoCalls } from '#pagamento'
import { paginaInicialCalls } from '#pagina-inicial'
import { pedidoCalls, pedidoDeTesteCalls } from '#pedido'
import { politicaCalls } from '#politica'
import {
  categoriaGuardadaCalls,
  fotoCalls,
  movimentoCalls,
  produtoCalls,
  previaDoProdutoCalls,
  produtoGuardadoCalls,
  qualidadeCalls,
} from '#produto'
import { atoCalls } from '#ato'
import { passkeyCalls, segundoFatorCalls } from '#segundo-fator'
import { registroCalls } from '#registro'
import { remetenteCalls } from '#remetente'
import { representanteCalls } from '#representante'
import { recorteCalls } from '#recorte'
import { reajusteCalls } from '#reajuste'
import { respostaProntaCalls } from '#resposta-pronta'
import { titularCalls } from '#titular'
import { caracteristicaGuardadaCalls } from '#caracteristica'
import { servicoGuardadoCalls } from '#servico'
import { submissaoCalls } from '#submissao'
import { sugestaoCalls } from '#sugestao'
import { textoEstaticoCalls } from '#texto-estatico'
import { conviteCalls, usuarioVinculadoCalls } from '#usuario-vinculado'
import { visaoCalls } from '#visao'

/** Every call that is served, keyed `METHOD /path`. A key here without a handler in server/ does not compile. */
export const calls = {
  ...fornecedorCalls,
  ...identidadeCalls,
  ...estreiaCalls,
  ...pedidoDeTesteCalls,
  ...moduloCalls,
  ...aparenciaCalls,
  ...apresentacaoCalls,
  ...marcaCalls,
  ...areaGuardadaCalls,
  ...lojaGuardadaCalls,
  ...avisoAreaCalls,
  ...remetenteCalls,
  ...dominioCalls,
  ...conteudoCalls,
  ...cartaCalls,
  ...paginaEstaticaCalls,
  ...formularioCalls,
  ...textoEstaticoCalls,
  ...linkAcaoCalls,
  ...filaCalls,
  ...operacaoCalls,
  ...acessoOperadorCalls,
  ...saudeCalls,
  ...ganchoCalls,
  ...impostoCalls,
  ...importacaoCalls,
  ...produtoCalls,
  ...fotoCalls,
  ...categoriaGuardadaCalls,
  ...politicaCalls,
  ...produtoGuardadoCalls,
  ...previaDoProdutoCalls,
  ...movimentoCalls,
  ...qualidadeCalls,
  ...carrosselCalls,
  ...paginaInicialCalls,
  ...carrinhoCalls,
  ...guardadoCalls,
  ...inModulo('cupom', cupomCalls),
  ...inModulo('cupom', avisoCupomCalls),
  ...inModulo('cupom', cupomGuardadoCalls),
  ...aprovacaoCalls,
  ...bloqueioCalls,
  ...carrinhosAbertosCalls,
  ...inModulo('combo', comboCalls),
  ...inModulo('combo', comboGuardadoCalls),
  ...servicoGuardadoCalls,
  ...caracteristicaGuardadaCalls,
  ...acessoCalls,
  ...entradaCalls,
  ...chaveCalls,
  ...chamadaDeChaveCalls,
  ...equipeCalls,
  ...atoCalls,
  ...segundoFatorCalls,
  ...passkeyCalls,
  ...registroCalls,
  ...inModulo('assinatura', assinaturaCalls),
  ...clienteCalls,
  ...analiseCalls,
  ...cadastroCalls,
  ...privacidadeCalls,
  ...enderecoCalls,
  ...entregaCalls,
  ...formaEntregaGuardadaCalls,
  ...diaFechadoCalls,
  ...lugaresDaLojaCalls,
  ...inModulo('lista-compras', listaComprasCalls),
  ...pagamentoCalls,
  ...formaPagamentoGuardadaCalls,
  ...contaProvedorCalls,
  ...inModulo('fatura', faturaCalls),
  ...notaFiscalCalls,
  ...submissaoCalls,
  ...pedidoCalls,
  ...acaoPedidoCalls,
  ...leituraPedidoCalls,
  ...exportacaoPedidoCalls,
  ...alertaCalls,
  ...notificacaoCalls,
  ...representanteCalls,
  ...sugestaoCalls,
  ...usuarioVinculadoCalls,
  ...conviteCalls,
  ...inModulo('chat', chatCalls),
  ...inModulo('chat', anexoCalls),
  ...inModulo('chat', atendimentoCalls),
  ...inModulo('chat', respostaProntaCalls),
  ...recorteCalls,
  ...titularCalls,
  ...reajusteCalls,
  ...visaoCalls,
  ...ajustesDaNegociacaoCalls,
  ...negociacaoCalls,
  ...negociacaoDoClienteCalls,
  ...orcamentoCalls,
  ...medicaoCalls,
} as const
export type Calls = typeof calls
export type CallKey = keyof Calls
