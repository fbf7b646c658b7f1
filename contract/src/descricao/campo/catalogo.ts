import type { Descricoes } from '#descricao'

/** Products as their supplier keeps them. */
export const catalogo = {
  idcategoriapai: 'Id of the category above; null: it stands at the top.',
  caminho: 'Path of the category, those above it before it: Mercearia > Massas.',
  TODOS: 'All products.',
  ATIVOS: 'Products on sale.',
  INATIVOS: 'Products that are not on sale.',
  SEM_FOTO: 'Products without a picture.',
  SEM_PRECO: 'Products without a list price.',
  SEM_ESTOQUE: 'Products that are counted, and of which less is there than is sold at once.',
  idmovimento: 'Number of the movement; a later one of the product is greater.',
  abaixo_de: 'Units below which stock is low.',
  desfeito: 'It was taken back.',
  pode_desfazer: 'Somebody made it, and it can be taken back.',
  chave_idempotencia: 'Made up by who sends it: sent again it is the same.',
  principal: 'A product that others are variants of.',
  faltas: 'What products lack, the reason that most have first; what none lacks is left out.',
  movimento: 'A movement of stock.',
  idprodutoprincipal: 'Main product that this one is a variant of; null: it stands for itself.',
  peso_gramas: 'Weight of one `unidade` in grams; null: not known.',
  precominimo:
    'Lowest price of one unit in reais that anybody may negotiate; null: none. No shopper reads it.',
  precooferta: 'Sale price of one unit for everyone, below `preco`, in reais; null: none.',
  escondidas: 'Columns that the list is shown without; null: as each device has them.',
  equipe: 'The whole team has it; else the person alone.',
  padrao: 'The list opens with it, for the person that asks.',
  link: 'Code of a link that shows a preview.',
  idrecorte: 'Id of the saved filter (UUID); that of a new one is made by who writes it.',
  vendas: 'How much it sells; lists begin with the best sellers.',
} as const satisfies Descricoes
