import type { Identidade } from '@vitrine/contract'
import { formatDocumento } from '@vitrine/rules/documento'
import type { DocumentoDaLoja } from '@vitrine/rules/publicacao'

/** A page as its draft begins. */
export interface ModeloDeDocumento {
  titulo: string
  descricao: string
  blocos: readonly object[]
}

type Quem = Pick<Identidade, 'nome' | 'razaosocial' | 'cnpj' | 'cidade' | 'uf'>
const titulo = (texto: string) => ({ tipo: 'TITULO', nivel: 2, texto })
const texto = (dito: string) => ({ tipo: 'TEXTO', texto: dito })
const lista = (...itens: string[]) => ({ tipo: 'LISTA', ordenada: false, itens })

/** What a store's own documents begin with: what the law asks of every shop, in plain words, to be read and changed by who sells (CDC, decree 7.962/2013, LGPD). */
export const modelosDeDocumentos: Record<DocumentoDaLoja, (quem: Quem) => ModeloDeDocumento> = {
  termos: ({ nome, razaosocial, cnpj, cidade, uf }) => ({
    titulo: 'Termos de venda',
    descricao: 'Como esta loja vende, cobra e entrega.',
    blocos: [
      titulo('Quem vende'),
      texto(
        `${nome} é a loja de ${razaosocial}, CNPJ ${formatDocumento(cnpj)}, de ${cidade}, ${uf}. É ela que vende, cobra, entrega e emite a nota.`,
      ),
      titulo('Pedido e preço'),
      lista(
        'O preço que vale é o que aparece ao enviar o pedido, com frete e descontos.',
        'Se um produto faltar, avisamos e fazemos o que você escolheu no pedido: trocar, ligar ou devolver o dinheiro.',
        'O pedido que você envia pode ser lido e guardado a qualquer hora em [Meus pedidos](loja:/pedidos).',
      ),
      titulo('Entrega e retirada'),
      texto('O dia, o horário e o frete são ditos antes de você enviar o pedido.'),
      titulo('Pagamento'),
      texto(
        'As formas de pagamento aparecem antes do envio. Nenhuma cobrança é feita depois sem você pedir.',
      ),
    ],
  }),
  trocas: () => ({
    titulo: 'Trocas e arrependimento',
    descricao: 'Desistir da compra, trocar o que veio errado e receber o dinheiro de volta.',
    blocos: [
      titulo('Mudei de ideia'),
      texto(
        'Quem compra como consumidor tem **7 dias depois de receber** para desistir, sem dizer o motivo, em [Meus pedidos](loja:/pedidos). Devolvemos tudo o que foi pago, frete incluído.',
      ),
      titulo('Veio errado, quebrado ou faltando'),
      lista(
        'Abra o pedido em [Meus pedidos](loja:/pedidos) e diga quais produtos e o que houve.',
        'Buscamos sem custo, e você escolhe outro produto ou o dinheiro de volta.',
        'O prazo para reclamar é de 30 dias, ou de 90 dias se o produto é durável.',
      ),
    ],
  }),
  privacidade: ({ nome }) => ({
    titulo: 'Privacidade',
    descricao: 'Quais dados pedimos, para quê, e como você os vê, corrige ou apaga.',
    blocos: [
      texto(`${nome} pede só o que precisa para entregar, cobrar e emitir a nota, e não vende dados.`),
      titulo('O que guardamos'),
      lista(
        'Nome, documento, e-mail e telefone: para a conta, a entrega e a nota, enquanto a conta existir.',
        'Endereços: para calcular o frete e entregar, até você apagar.',
        'Pedidos e notas: pelo prazo da lei fiscal.',
      ),
      titulo('Seus direitos'),
      lista(
        'Ver e baixar o que guardamos de você, em [Meus dados](loja:/conta/dados).',
        'Corrigir o que estiver errado, e apagar a conta.',
        'Perguntar ou reclamar: o contato está no fim desta página.',
      ),
    ],
  }),
}
