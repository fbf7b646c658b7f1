import type { CampoDescrito } from '#descrito'

/** What makes a story a recipe: how much it gives, how long it takes, its steps. */
const receita: CampoDescrito = {
  nome: 'receita',
  label: 'É uma receita',
  tipo: 'parte',
  parte: {
    campos: [
      { nome: 'rende', label: 'Rende', tipo: 'linha', max: 40, hint: 'Como se diz: Serve 4.' },
      { nome: 'tempo', label: 'Tempo', tipo: 'linha', max: 40, hint: 'Como se diz: 40 minutos.' },
      {
        nome: 'passos',
        label: 'Modo de preparo',
        tipo: 'linhas',
        hint: 'Um passo em cada linha, de 1 a 10; cada um até 300 letras.',
      },
    ],
    novo: () => ({ rende: '', tempo: '', passos: [] }),
  },
}

/** Of a story: the recipe that it may be, the products that it takes, the button that it may end with. */
export const camposDaReceita = (botao: NonNullable<CampoDescrito['parte']>): readonly CampoDescrito[] => [
  receita,
  {
    nome: 'produtos',
    label: 'Produtos da história',
    tipo: 'produtos',
    max: 8,
    hint: 'Aparecem abaixo, para pôr no carrinho; até 8.',
  },
  { nome: 'botao', label: 'Com um botão', tipo: 'parte', parte: botao },
]
