import { asTexto, asValores, type CampoDescrito, type Valor } from '#descrito'

import type { BlocoDescrito } from './blocos-descritos.ts'

/** A name that nobody reads: answers and messages are found by it, whatever the question is called later. */
const newNome = (inicio: string) => `${inicio}-${crypto.randomUUID().slice(0, 8)}`

const linha = (nome: string, label: string, max: number, hint?: string): CampoDescrito => ({
  nome,
  label,
  tipo: 'linha',
  max,
  ...(hint && { hint }),
})

const isEscolha = ({ tipo }: Valor) => tipo === 'ESCOLHA'

/** What one question of a form is made of. */
const camposDaPergunta: readonly CampoDescrito[] = [
  linha('rotulo', 'Pergunta', 120),
  {
    nome: 'tipo',
    label: 'Como se responde',
    tipo: 'opcao',
    opcoes: {
      TEXTO: 'Uma linha',
      TEXTO_LONGO: 'Texto longo',
      EMAIL: 'E-mail',
      TELEFONE: 'Telefone',
      ESCOLHA: 'Escolha entre opções',
    },
  },
  {
    nome: 'opcoes',
    label: 'Opções',
    tipo: 'linhas',
    hint: 'Uma em cada linha, de 2 a 20.',
    quando: isEscolha,
  },
  linha('ajuda', 'Ajuda', 200, 'Pode ficar vazia.'),
  { nome: 'obrigatorio', label: 'Resposta obrigatória', tipo: 'marca' },
]

const newPergunta = (mais: Valor = {}): Valor => ({
  nome: newNome('campo'),
  tipo: 'TEXTO',
  rotulo: '',
  ajuda: '',
  obrigatorio: true,
  opcoes: [],
  ...mais,
})

/** A form on a page (ux 1.17.3): what is asked, what who answers agrees to, what is said then. */
export const formularioDescrito: BlocoDescrito = {
  nome: 'Formulário',
  icone: 'mail',
  campos: [
    linha('titulo', 'Título', 120),
    {
      nome: 'campos',
      label: 'Perguntas',
      tipo: 'itens',
      itens: { um: 'Pergunta', min: 1, max: 15, campos: camposDaPergunta, novo: newPergunta },
    },
    {
      nome: 'consentimento',
      label: 'Com o que a pessoa concorda',
      tipo: 'rico',
      max: 400,
      hint: 'Para que as respostas servem e por quanto tempo ficam; a pessoa marca antes de enviar.',
    },
    linha('botao', 'Texto do botão', 40),
    { nome: 'obrigado', label: 'Depois do envio', tipo: 'texto', max: 300 },
  ],
  novo: () => ({
    codigo: newNome('formulario'),
    titulo: '',
    campos: [
      newPergunta({ rotulo: 'Seu nome' }),
      newPergunta({ rotulo: 'Seu e-mail', tipo: 'EMAIL' }),
      newPergunta({ rotulo: 'Sua mensagem', tipo: 'TEXTO_LONGO' }),
    ],
    consentimento: 'Concordo que a loja use estes dados para responder a este pedido.',
    botao: 'Enviar',
    obrigado: 'Recebemos a sua mensagem. Respondemos por e-mail.',
  }),
  trecho: ({ titulo, campos }) =>
    asTexto(titulo) ||
    asValores(campos)
      .map(({ rotulo }) => asTexto(rotulo))
      .join(', '),
}

/** What is said of a kind of answer that it is not any more is left out: a line of text has no options. */
export const cleanFormulario = (bloco: Valor): Valor => ({
  ...bloco,
  campos: asValores(bloco.campos).map((pergunta) =>
    isEscolha(pergunta) ? pergunta : { ...pergunta, opcoes: [] },
  ),
})
