import { compose, comuns, type Modelo } from './modelo.ts'

/** Letters that somebody asked for, and of subscriptions. */
export const modelosDeAvisos = {
  voltou: {
    nome: 'Produto voltou ao estoque',
    quando: 'Uma vez, a quem pediu para ser avisado.',
    assunto: '{loja}: {produto} voltou ao estoque',
    texto: `${compose(
      'Você pediu para avisarmos: {produto} está disponível de novo.',
      'Ver o produto',
    ).replace(
      '\n\n{loja}',
      '\n\nO estoque pode acabar outra vez. Este aviso foi único: se precisar, é só pedir outro na página do produto.\n\n{loja}',
    )}`,
    partes: {
      ...comuns,
      produto: { rotulo: 'Nome do produto', exemplo: 'Café torrado 500 g', exigida: true },
    },
  },
  'cupom-novo': {
    nome: 'Cupom novo',
    quando: 'Uma vez, a quem pediu para ser avisado de cupons.',
    assunto: '{loja}: cupom de {beneficio} para você',
    texto: compose(
      'Você pediu para avisarmos: {nome}, {beneficio} de desconto com o código {codigo}. {descricao}',
      'Ver as regras e usar',
    ).replace(
      '\n\n{loja}',
      '\n\nEste aviso foi único: se precisar, é só pedir outro na página de cupons.\n\n{loja}',
    ),
    partes: {
      ...comuns,
      nome: { rotulo: 'Nome do cupom', exemplo: 'Boas-vindas' },
      beneficio: { rotulo: 'Quanto ele desconta', exemplo: '10%' },
      codigo: { rotulo: 'Código do cupom', exemplo: 'BEMVINDO10', exigida: true },
      descricao: { rotulo: 'Regras do cupom, em palavras', exemplo: 'Na primeira compra.' },
    },
  },
  'conversa-nao-lida': {
    nome: 'Mensagem da loja não lida',
    quando: 'Quando a loja respondeu na conversa e o cliente ainda não abriu.',
    assunto: '{loja}: {quantas}{sobre}',
    texto: compose('{loja} escreveu para você{sobre}: {quantas} na conversa.', 'Ler e responder').replace(
      /\n\n\{loja\}$/,
      '\n\nEste aviso vai uma vez; o próximo só depois que você abrir a conversa.\n\n{loja}',
    ),
    partes: {
      ...comuns,
      quantas: { rotulo: 'Quantas mensagens', exemplo: '2 mensagens novas' },
      sobre: { rotulo: 'De qual pedido, se for de um', exemplo: ' sobre o pedido 1042' },
    },
  },
  'assinatura-comecou': {
    nome: 'Assinatura começou',
    quando: 'Quando uma compra passa a se repetir.',
    assunto: '{loja}: sua compra agora se repete',
    texto: compose(
      'Sua assinatura ({assinatura}) começou. A próxima entrega é a partir de {dia}, pelo preço do dia; avisamos antes de cada pedido.',
      'Mudar, pular ou pausar',
    ),
    partes: {
      ...comuns,
      assinatura: { rotulo: 'De quanto em quanto tempo', exemplo: 'Toda semana' },
      dia: { rotulo: 'Dia da próxima entrega', exemplo: '05/12', exigida: true },
    },
  },
} as const satisfies Record<string, Modelo>
