import type { PaginaDemo } from './tipos.ts'

/** What the law asks of every store alike (CDC 49, LGPD), in the words of a shop; `email` answers for data. */
export function writePrivacidade(nome: string, email: string): PaginaDemo {
  return {
    slug: 'privacidade',
    titulo: 'Privacidade e cookies',
    descricao: 'Quais dados pedimos, para quê, e como você os vê, corrige ou apaga.',
    blocos: [
      {
        tipo: 'TEXTO',
        texto: `${nome} pede só o que precisa para entregar, cobrar e emitir a nota. Não vendemos dados, e ninguém de fora os recebe para fazer propaganda.`,
      },
      { tipo: 'TITULO', texto: 'O que guardamos' },
      {
        tipo: 'TABELA',
        legenda: 'Dados, motivo e prazo',
        colunas: ['Dado', 'Para quê', 'Por quanto tempo'],
        linhas: [
          [
            'Nome, CPF ou CNPJ, e-mail e telefone',
            'Conta, entrega e nota fiscal',
            'Enquanto a conta existir',
          ],
          ['Endereços', 'Calcular frete e entregar', 'Até você apagar'],
          ['Pedidos e notas', 'Cumprir a lei fiscal', 'Cinco anos'],
          ['O que você escreve nos formulários do site', 'Responder a você', 'Um ano'],
          ['Endereço de internet dos acessos', 'Marco Civil da Internet', 'Seis meses'],
        ],
      },
      { tipo: 'TITULO', texto: 'Cookies' },
      {
        tipo: 'TEXTO',
        texto:
          'Sem a sua escolha, só funcionam os cookies que mantêm o carrinho e a entrada na conta. Medição e publicidade ficam desligadas até você aceitar, e recusar é tão fácil quanto aceitar: use **Preferências de cookies**, no rodapé.',
      },
      { tipo: 'TITULO', texto: 'Seus direitos' },
      {
        tipo: 'LISTA',
        itens: [
          'Ver e baixar tudo o que guardamos de você, em [Meus dados](loja:/conta/dados).',
          'Corrigir o que estiver errado, na sua conta.',
          'Apagar a conta. Notas fiscais ficam guardadas pelo prazo da lei, fora da loja.',
          `Perguntar ou reclamar: [${email}](mailto:${email}). Respondemos em até 15 dias.`,
        ],
      },
    ],
  }
}

/** Withdrawal and defects, for who buys as a consumer. */
export function writeTrocas(particulares: string[]): PaginaDemo {
  return {
    slug: 'trocas',
    titulo: 'Trocas e arrependimento',
    descricao: 'Desistir da compra, trocar o que veio errado e receber o dinheiro de volta.',
    blocos: [
      { tipo: 'TITULO', texto: 'Mudei de ideia' },
      {
        tipo: 'TEXTO',
        texto:
          'Quem compra como consumidor tem **7 dias depois de receber** para desistir, sem dizer o motivo. É pela página do pedido, em [Meus pedidos](loja:/pedidos). Devolvemos tudo o que foi pago, frete incluído, pelo mesmo caminho por onde o dinheiro veio.',
      },
      { tipo: 'TITULO', texto: 'Veio errado, quebrado ou faltando' },
      {
        tipo: 'LISTA',
        ordenada: true,
        itens: [
          'Abra o pedido e toque em **Devolver ou trocar**.',
          'Diga quais produtos e o que houve. Se der, mande uma foto para o nosso e-mail.',
          'Buscamos sem custo e você escolhe: outro produto ou o dinheiro de volta.',
        ],
      },
      { tipo: 'TITULO', texto: 'Bom saber' },
      { tipo: 'LISTA', itens: particulares },
      { tipo: 'TITULO', texto: 'Quando o dinheiro volta' },
      {
        tipo: 'TABELA',
        legenda: 'Prazo da devolução por forma de pagamento',
        colunas: ['Forma', 'Prazo'],
        linhas: [
          ['Pix', 'No mesmo dia'],
          ['Cartão', 'Na próxima fatura, ou na seguinte'],
          ['Boleto', 'Por Pix, em até 3 dias úteis'],
        ],
      },
    ],
  }
}
