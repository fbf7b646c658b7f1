import { useState } from 'react'

import type { DominioDaLoja, DominiosDaLoja } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'
import { Button, Icon, Pill } from '@vitrine/ui'

import { BotaoDeCopia } from '#chamada'

import { estados, listRegistros, sayDominio, vistos } from './say-dominio.ts'

interface CartaoProps {
  dominio: DominioDaLoja
  apontar: DominiosDaLoja['apontar']
  hoje: Hoje
  /** Each answers when it is done. */
  onConferir: () => Promise<void>
  onPrincipal: () => Promise<void>
  onTirar: () => Promise<void>
}

/** One host: how far it has come, what is typed in for it, and what can be done. */
export function CartaoDominio({ dominio, apontar, hoje, ...acoes }: CartaoProps) {
  const { nome, estado, principal, visto, prova } = dominio
  const titulo = `dominio-${dominio.dominio}`
  return (
    <li className="dominio-cartao" data-estado={estado}>
      <article aria-labelledby={titulo}>
        <header>
          <Icon name={estados[estado].icone} />
          <h3 id={titulo}>{nome}</h3>
          <Pill mini>{estados[estado].nome}</Pill>
          {principal && <Pill mini>Principal</Pill>}
        </header>
        {nome !== dominio.dominio && <p className="text-ink-muted">No navegador: {dominio.dominio}</p>}
        <p>{sayDominio(dominio)}</p>
        {(estado !== 'NO_AR' || visto?.apontamento === 'FALTA') && (
          <Registros dominio={dominio} apontar={apontar} />
        )}
        {visto && (
          <p className="text-ink-muted">
            Conferido <time dateTime={visto.visto_em}>{formatQuando(visto.visto_em, hoje)}</time>
            {dominio.proximo_em === null && prova ? '. Agora só quando você pedir.' : '.'}
          </p>
        )}
        <Botoes dominio={dominio} {...acoes} />
      </article>
    </li>
  )
}

function Botoes({ dominio, ...acoes }: Omit<CartaoProps, 'apontar' | 'hoje'>) {
  const { nome, estado, principal, prova } = dominio
  const [fazendo, setFazendo] = useState<string | null>(null)
  const run = (acao: keyof typeof acoes) => async () => {
    setFazendo(acao)
    await acoes[acao]()
    setFazendo(null)
  }
  return (
    <div className="chamada-botoes">
      {prova && (
        <Button
          variant="outline"
          size="s"
          icon="refresh-cw"
          loading={fazendo === 'onConferir'}
          aria-label={`Conferir ${nome} agora`}
          onClick={() => void run('onConferir')()}
        >
          Conferir agora
        </Button>
      )}
      {estado === 'NO_AR' && !principal && (
        <Button
          variant="outline"
          size="s"
          loading={fazendo === 'onPrincipal'}
          aria-label={`Tornar ${nome} o principal`}
          onClick={() => void run('onPrincipal')()}
        >
          Tornar principal
        </Button>
      )}
      <Button
        variant="outline"
        size="s"
        icon="trash-2"
        loading={fazendo === 'onTirar'}
        aria-label={`Tirar ${nome}`}
        onClick={() => void run('onTirar')()}
      >
        Tirar
      </Button>
    </div>
  )
}

function Registros({ dominio, apontar }: Pick<CartaoProps, 'dominio' | 'apontar'>) {
  const registros = listRegistros(dominio, apontar)
  return (
    <>
      <ul className="dominio-registros" aria-label={`Registros de ${dominio.nome}`}>
        {registros.map(({ tipo, nome, valor, para, visto }) => (
          <li key={tipo + valor}>
            <p>
              <b>{para}</b>
              {visto && <span data-visto={visto}> {vistos[visto]}</span>}
            </p>
            <dl>
              <div>
                <dt>Tipo</dt>
                <dd>{tipo}</dd>
              </div>
              <div>
                <dt>Nome</dt>
                <dd>
                  <code>{nome}</code>
                </dd>
              </div>
              <div>
                <dt>Valor</dt>
                <dd>
                  <code>{valor}</code>{' '}
                  <BotaoDeCopia texto={valor} label={`o valor ${tipo} de ${dominio.nome}`} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      {apontar.length > 1 && (
        <p className="text-ink-muted">
          Dos registros que apontam, use o CNAME; na raiz do domínio, onde ele não cabe, os de endereço.
        </p>
      )}
      {apontar.length === 0 && (
        <p className="text-ink-muted">
          A plataforma ainda não informou para onde apontar. Fale com quem a opera.
        </p>
      )}
    </>
  )
}
