import type { MotivoDeQualidade } from '@vitrine/contract'

/** What is missing, why it matters to who sells, and which list shows it. */
export const palavras: Record<MotivoDeQualidade, { nome: string; porque: string; vista: string }> = {
  SEM_FOTO: {
    nome: 'Sem foto',
    porque: 'Na loja aparece um quadro vazio. Envie todas de uma vez em Fotos dos produtos.',
    vista: 'sem-foto',
  },
  SEM_PRECO: { nome: 'Sem preço', porque: 'Só podem ser pedidos por orçamento.', vista: 'sem-preco' },
  SEM_ESTOQUE: {
    nome: 'Em falta',
    porque: 'Não podem ser comprados até voltar o estoque.',
    vista: 'em-falta',
  },
  SEM_DESCRICAO: {
    nome: 'Sem descrição',
    porque: 'Quem compra não sabe o que leva, e buscadores não têm o que mostrar.',
    vista: 'sem-descricao',
  },
  SEM_EMBALAGEM: {
    nome: 'Sem embalagem',
    porque: 'Não se sabe se o preço é de um, de um pacote ou de uma caixa.',
    vista: 'sem-embalagem',
  },
  SEM_PESO: { nome: 'Sem peso', porque: 'O frete por peso não conta com eles.', vista: 'sem-peso' },
  SEM_EAN: {
    nome: 'Sem EAN',
    porque: 'Fotos, planilhas e leitores não os acham pelo código.',
    vista: 'sem-ean',
  },
  EAN_INVALIDO: {
    nome: 'EAN inválido',
    porque: 'O último número não confere com os outros: há um erro de digitação.',
    vista: 'ean-invalido',
  },
  EAN_REPETIDO: {
    nome: 'EAN repetido',
    porque: 'Mais de um produto tem o mesmo código: um leitor acha o errado.',
    vista: 'ean-repetido',
  },
  NOME_MAIUSCULO: {
    nome: 'Nome em maiúsculas',
    porque: 'SE LÊ PIOR, e parece um aviso.',
    vista: 'nome-maiusculo',
  },
}
