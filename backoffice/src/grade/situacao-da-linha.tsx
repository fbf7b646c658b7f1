import type { LinhaDaGrade } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Pill, type IconName, type Tone } from '@vitrine/ui'

import { sayPreco } from './say-preco.ts'
import type { Edicao } from './use-edicoes.ts'

interface SituacaoDaLinhaProps {
  linha: LinhaDaGrade
  pendente: Edicao | undefined
  /** It is written in here. */
  isAqui: boolean
}

interface Dita {
  tom?: Tone
  icone: IconName
  texto: string
}

/** How far the talk about a line is, in two words. */
export function SituacaoDaLinha({ linha, pendente, isAqui }: SituacaoDaLinhaProps) {
  const dita = sayPendente(pendente) ?? sayEdicao(linha, isAqui) ?? saySituacao(linha)
  if (!dita) return null
  return (
    <Pill mini tone={dita.tom} icon={dita.icone}>
      {dita.texto}
    </Pill>
  )
}

function sayPendente(pendente: Edicao | undefined): Dita | null {
  if (!pendente) return null
  return {
    enviando: { icone: 'clock', texto: 'gravando' } as const,
    esperando: { tom: 'warning', icone: 'wifi-off', texto: 'sem conexão' } as const,
    limite: { tom: 'warning', icone: 'shield', texto: 'fora do limite' } as const,
    conflito: { tom: 'warning', icone: 'circle-alert', texto: 'mudou' } as const,
  }[pendente.estado]
}

function sayEdicao({ editando }: LinhaDaGrade, isAqui: boolean): Dita | null {
  if (isAqui) return { tom: 'negotiate', icone: 'pencil', texto: 'editando' }
  // What one wrote in a moment ago is written in no more.
  if (!editando || editando.minha) return null
  return { tom: 'negotiate', icone: 'pencil', texto: `${editando.nome.split(' ')[0]} altera` }
}

function saySituacao(linha: LinhaDaGrade): Dita | null {
  const { contraproposta, quantidade_proposta, unidade } = linha
  const ditas: Record<LinhaDaGrade['situacao'], Dita | null> = {
    DEFINIR: null,
    COM_O_CLIENTE: { icone: 'clock', texto: 'com o cliente' },
    ACEITO: { tom: 'success', icone: 'check', texto: 'aceito' },
    RECUSADO: { tom: 'danger', icone: 'x', texto: 'recusado' },
    CONTRAPROPOSTA: {
      tom: 'warning',
      icone: 'undo-2',
      texto: `pediu ${sayPreco(contraproposta?.preco ?? null)}`,
    },
    QUANTIDADE_PROPOSTA: {
      tom: 'warning',
      icone: 'undo-2',
      texto: `pediu ${formatQuantidade(quantidade_proposta ?? 0, unidade)}`,
    },
    CLIENTE_INCLUIU: { tom: 'brand', icone: 'plus', texto: 'cliente incluiu' },
    AGUARDA_SUPERVISOR: { tom: 'warning', icone: 'shield', texto: 'no supervisor' },
    FORA_DO_ESCOPO: { tom: 'danger', icone: 'circle-alert', texto: 'fora do combinado' },
  }
  return ditas[linha.situacao]
}
