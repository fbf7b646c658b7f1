import type { IconName } from '@vitrine/ui'

import { asTexto, asValores, type CampoDescrito, type Valor } from '#descrito'

import { formularioDescrito } from './formulario-descrito.ts'

/** What a kind of block is called, its fields, a new one, and the words that it is known by in a list. */
export interface BlocoDescrito {
  nome: string
  icone: IconName
  campos: readonly CampoDescrito[]
  novo: () => Valor
  trecho: (bloco: Valor) => string
}

const linha = (nome: string, label: string, max: number, hint?: string): CampoDescrito => ({
  nome,
  label,
  tipo: 'linha',
  max,
  ...(hint && { hint }),
})

/** Blocks that a person makes here (ux 1.17), in the order in which they are offered. */
export const blocosDescritos: Readonly<Record<string, BlocoDescrito>> = {
  TITULO: {
    nome: 'Título',
    icone: 'tag',
    campos: [
      linha('texto', 'Título', 120),
      {
        nome: 'nivel',
        label: 'Nível',
        tipo: 'opcao',
        opcoes: { 2: 'Título', 3: 'Subtítulo' },
        hint: 'Um subtítulo vem depois de um título: leitores de tela andam por eles.',
      },
    ],
    novo: () => ({ nivel: 2, texto: '' }),
    trecho: ({ texto }) => asTexto(texto),
  },
  TEXTO: {
    nome: 'Texto',
    icone: 'file-text',
    campos: [{ nome: 'texto', label: 'Texto', tipo: 'rico', max: 5000 }],
    novo: () => ({ texto: '' }),
    trecho: ({ texto }) => asTexto(texto),
  },
  LISTA: {
    nome: 'Lista',
    icone: 'list',
    campos: [
      {
        nome: 'itens',
        label: 'Itens',
        tipo: 'linhas',
        hint: 'Um em cada linha. **negrito** e [links](https://) valem.',
      },
      { nome: 'ordenada', label: 'Numerada', tipo: 'marca' },
    ],
    novo: () => ({ ordenada: false, itens: [] }),
    trecho: ({ itens }) => (Array.isArray(itens) ? itens.join('; ') : ''),
  },
  IMAGEM: {
    nome: 'Imagem',
    icone: 'image',
    campos: [
      // Its proportions come with the picture.
      { nome: 'imagem', label: 'Imagem', tipo: 'imagem', max: 1 },
      linha('legenda', 'Legenda', 300, 'Pode ficar vazia.'),
    ],
    novo: () => ({ legenda: '' }),
    trecho: ({ legenda }) => asTexto(legenda),
  },
  VIDEO: {
    nome: 'Vídeo',
    icone: 'play',
    campos: [
      { nome: 'provedor', label: 'Onde está', tipo: 'opcao', opcoes: { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } },
      linha('codigo', 'Código do vídeo', 20, 'O fim do endereço: de youtu.be/dQw4w9WgXcQ, dQw4w9WgXcQ.'),
      linha('titulo', 'Título', 120),
    ],
    novo: () => ({ provedor: 'YOUTUBE', codigo: '', titulo: '' }),
    trecho: ({ titulo }) => asTexto(titulo),
  },
  PERGUNTAS: {
    nome: 'Perguntas',
    icone: 'circle-help',
    campos: [
      {
        nome: 'perguntas',
        label: 'Perguntas',
        tipo: 'itens',
        itens: {
          um: 'Pergunta',
          min: 1,
          max: 40,
          campos: [
            linha('pergunta', 'Pergunta', 200),
            { nome: 'resposta', label: 'Resposta', tipo: 'rico', max: 3000 },
          ],
          novo: () => ({ pergunta: '', resposta: '' }),
        },
      },
    ],
    novo: () => ({ perguntas: [{ pergunta: '', resposta: '' }] }),
    trecho: ({ perguntas }) => asTexto(asValores(perguntas)[0]?.pergunta),
  },
  TABELA: {
    nome: 'Tabela',
    icone: 'table-2',
    campos: [
      linha('legenda', 'Do que ela fala', 160),
      {
        nome: 'colunas',
        label: 'Colunas',
        tipo: 'linhas',
        hint: 'O nome de cada uma em sua linha; de 2 a 8.',
      },
      {
        nome: 'linhas',
        label: 'Linhas',
        tipo: 'celulas',
        hint: 'Uma em cada linha, as células entre barras: 1 kg | R$ 10,00',
      },
    ],
    novo: () => ({ legenda: '', colunas: [], linhas: [] }),
    trecho: ({ legenda }) => asTexto(legenda),
  },
  CARROSSEL: {
    nome: 'Fileira de produtos',
    icone: 'layers',
    // What stands in it has a draft of its own (#fileira).
    campos: [],
    novo: () => ({ idcarrossel: crypto.randomUUID() }),
    trecho: () => '',
  },
  FORMULARIO: formularioDescrito,
  MAPA: {
    nome: 'Lojas',
    icone: 'map-pin',
    campos: [],
    novo: () => ({}),
    trecho: () => 'Onde ficam as lojas, com horários.',
  },
}

export const nameBloco = (tipo: string): string => blocosDescritos[tipo]?.nome ?? 'Bloco'
