import { Fragment } from 'react'
import type { ReactNode, RefObject } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { formatDiaRelativoDe, type Hoje } from '@vitrine/rules/data'

import { goesOn } from './goes-on.ts'
import { listBlocos, type Bloco } from './list-blocos.ts'
import { useJanela } from './use-janela.ts'

interface DiasDaSalaProps {
  mensagens: readonly MensagemChat[]
  hoje: Hoje
  /** The place of the first one that was not read; null: all were. */
  nova: number | null
  /** What scrolls: only what is near the eyes is drawn. */
  rola?: RefObject<HTMLDivElement | null>
  /** The place of a message that stays drawn: what was begun in it would be lost. */
  fixa?: number | null
  /** One message; `isContinua`: it goes on what the one before began. */
  children: (mensagem: MensagemChat, isContinua: boolean) => ReactNode
}

/** The messages of a room, each day under its name. */
export function DiasDaSala({ mensagens, rola, fixa, ...dita }: DiasDaSalaProps) {
  const blocos = listBlocos(mensagens)
  const { caixas, todos } = useJanela({
    rola,
    chaves: blocos.map(({ chave }) => chave),
    fixa: blocos.find(({ mensagens }) => mensagens.some(({ sequencia }) => sequencia === fixa))?.chave,
  })
  return (
    <div className="msg-dias" ref={todos}>
      {joinCaixas(blocos, caixas).map((parte) =>
        'altura' in parte ? (
          <div key={`caixa-${parte.chave}`} style={{ height: parte.altura }} />
        ) : (
          <div key={parte.chave} className="msg-bloco" data-bloco={parte.chave}>
            <Mensagens bloco={parte} {...dita} />
          </div>
        ),
      )}
    </div>
  )
}

function Mensagens({
  bloco: { mensagens, antes },
  hoje,
  nova,
  children,
}: { bloco: Bloco } & Pick<DiasDaSalaProps, 'hoje' | 'nova' | 'children'>) {
  return mensagens.map((mensagem, i) => {
    const anterior = mensagens[i - 1] ?? antes
    const isNova = mensagem.sequencia === nova
    const dia = formatDiaRelativoDe(mensagem.quando, hoje)
    const isOutroDia = !anterior || formatDiaRelativoDe(anterior.quando, hoje) !== dia
    return (
      <Fragment key={mensagem.idmensagem}>
        {isOutroDia && (
          <p className="msg-sistema">
            <span>{dia}</span>
          </p>
        )}
        {isNova && (
          <p className="msg-novas">
            <span>Novas mensagens</span>
          </p>
        )}
        {children(mensagem, goesOn(mensagem, anterior) && !isNova && !isOutroDia)}
      </Fragment>
    )
  })
}

/** What stands for blocks that are not drawn. */
interface Caixa {
  chave: number
  altura: number
}

/** Boxes that follow each other are one. */
function joinCaixas(
  blocos: readonly Bloco[],
  caixas: ReadonlyMap<number, number>,
): readonly (Bloco | Caixa)[] {
  const partes: (Bloco | Caixa)[] = []
  for (const bloco of blocos) {
    const altura = caixas.get(bloco.chave)
    const last = partes.at(-1)
    if (altura === undefined) partes.push(bloco)
    else if (last && 'altura' in last) last.altura += altura
    else partes.push({ chave: bloco.chave, altura })
  }
  return partes
}
