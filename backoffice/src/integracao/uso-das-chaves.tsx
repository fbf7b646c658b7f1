import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'

import type { ApiKey, ChamadaDeChave, UsoDeUmaChave } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Icon, Pill, showToast } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import { findSobra, sayChamada, sayConta } from './say-chamada.ts'
import { TrocaDeChave } from './troca-de-chave.tsx'

interface UsoDasChavesProps {
  chaves: readonly ApiKey[]
  usos: readonly UsoDeUmaChave[]
  possiveis: readonly ChamadaDeChave[]
  hoje: Hoje
}

/** What each key did in 30 days, and what it can do without; one that did nothing says so. */
export function UsoDasChaves({ chaves, usos, possiveis, hoje }: UsoDasChavesProps) {
  const [limitar, setLimitar] = useState<{ chave: ApiKey; usadas: string[] } | null>(null)
  const { revalidate } = useRevalidator()
  const { slug } = useTrabalho().loja
  const porChave = new Map(usos.map((uso) => [uso.idapikeys, uso]))
  const mostradas = chaves.filter(({ idapikeys, revogada_em }) => !revogada_em || porChave.has(idapikeys))
  if (mostradas.length === 0)
    return (
      <p className="text-ink-muted">
        Esta loja ainda não tem chaves.{' '}
        <Link className="link" to={urlsPainel.integracoes(slug)}>
          Criar uma chave
        </Link>
      </p>
    )
  return (
    <>
      <ul className="ajustes-lista" aria-label="Uso de cada chave">
        {mostradas.map((chave) => (
          <UsoDeUma
            key={chave.idapikeys}
            chave={chave}
            uso={porChave.get(chave.idapikeys)}
            possiveis={possiveis}
            hoje={hoje}
            onLimitar={(usadas) => setLimitar({ chave, usadas })}
          />
        ))}
      </ul>
      {limitar && (
        <TrocaDeChave
          chave={{ ...limitar.chave, chamadas: limitar.usadas }}
          possiveis={possiveis}
          onTrocada={({ nome }) => showToast(`${nome} tem uma chave nova, só com o que usa.`)}
          onClose={() => {
            setLimitar(null)
            // The new key is one of them.
            void revalidate()
          }}
        />
      )}
    </>
  )
}

interface UsoDeUmaProps {
  chave: ApiKey
  uso: UsoDeUmaChave | undefined
  possiveis: readonly ChamadaDeChave[]
  hoje: Hoje
  onLimitar: (usadas: string[]) => void
}

function UsoDeUma({ chave, uso, possiveis, hoje, onLimitar }: UsoDeUmaProps) {
  const { slug } = useTrabalho().loja
  const { idapikeys, nome, revogada_em } = chave
  const sobra = findSobra(chave, uso?.usadas ?? [], possiveis)
  return (
    <li>
      <Icon name="key-round" />
      <div className="chamadas-uso">
        <p>
          <Link className="link" to={urlsPainel.chamadasDasChaves(slug, { chave: idapikeys })}>
            {nome}
          </Link>{' '}
          {revogada_em && <Pill mini>Revogada</Pill>}
        </p>
        {uso ? (
          <p>
            {sayConta(uso)}. Última {formatQuando(uso.ultima_em, hoje)}; contadas desde{' '}
            {formatQuando(uso.desde, hoje)}.
          </p>
        ) : (
          <p>Nenhuma chamada nos últimos 30 dias.</p>
        )}
        {sobra && (
          <>
            <p>
              Esta chave pode mais do que usa: fez {sobra.usadas.length} das{' '}
              {pluralize(sobra.pode, 'chamada', 'chamadas')} que pode.
            </p>
            <details className="revelar">
              <summary>Pode e não usou ({sobra.sobram.length})</summary>
              <ul>
                {sobra.sobram.map((chamada) => (
                  <li key={chamada}>{sayChamada(chamada, possiveis)}</li>
                ))}
              </ul>
            </details>
            <Button variant="outline" size="s" onClick={() => onLimitar(sobra.usadas)}>
              Limitar {nome} ao que usa
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
