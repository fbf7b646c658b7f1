/** Terms of use of the demo's platform, oldest first. */
export interface TermoDemo {
  versao: string
  titulo: string
  resumo: string
  texto: string
  /** Days before today. */
  ha_dias: number
}

const base = `## Quem somos
A Vitrine reúne lojas independentes. Cada loja é responsável pelos seus produtos, preços, entregas e notas fiscais; a identificação dela está no rodapé de todas as páginas.

## Sua conta
A conta é sua e a senha também: não a empreste. Os dados do cadastro precisam ser verdadeiros e podem ser corrigidos a qualquer momento em "Sua conta". Quem compra em nome de uma empresa declara que pode fazê-lo.

## Pedidos e preços
O pedido vale quando a loja o confirma. O preço é o que aparece na revisão do pedido; em produtos vendidos por peso, o valor final é o do peso separado, nunca acima do que você autorizou.

## Entrega, troca e arrependimento
Os prazos aparecem antes de você finalizar. Em até 7 dias depois de receber, quem compra como consumidor pode desistir da compra, sem motivo, pela própria página do pedido.

## Produtos para maiores de 18 anos
Bebidas alcoólicas só são vendidas a quem informou a data de nascimento no cadastro, e o documento é conferido na entrega.`

export const termos: readonly TermoDemo[] = [
  {
    versao: '2025-03',
    titulo: 'Termos de uso da Vitrine',
    resumo: '',
    texto: base,
    ha_dias: 600,
  },
  {
    versao: '2026-10',
    titulo: 'Termos de uso da Vitrine',
    resumo:
      'Mudou o trecho sobre dados pessoais: agora você mesmo baixa uma cópia deles e exclui a conta em "Meus dados".',
    texto: `${base}

## Seus dados
Usamos os seus dados para atender aos pedidos e cumprir a lei. Em "Meus dados" você baixa uma cópia, corrige o que estiver errado e exclui a conta; os registros fiscais dos pedidos ficam guardados pelo prazo legal, fora da loja.`,
    ha_dias: 40,
  },
]
