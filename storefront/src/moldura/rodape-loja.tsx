import { lazy } from 'react'

import type { Rodape } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { asPeca } from '#peca'
import { Parte, useLoja, useRaiz } from '#shell'

const RodapeAMais = lazy(() => import('./rodape-a-mais.tsx').then((m) => ({ default: m.RodapeAMais })))

/** The company that sells, as the law demands (Decreto 7.962/2013; ux 0.9). */
const RodapeInteiro = () => {
  const { slug, config } = useLoja()
  const { rodape, dominio, tema } = config
  const { telefone, email, horario_atendimento } = rodape
  const { janela, origem } = useRaiz()
  // In the demo a domain may exist nowhere.
  const isForaDeCasa = dominio.dominio !== '' && origem.includes(dominio.dominio) && !janela?.whiteLabel
  return (
    <footer className="rodape print:hidden">
      <div className="wrap">
        <div className="rodape-colunas">
          <div>
            <b>{rodape.nome}</b>
            {horario_atendimento && <p>{horario_atendimento}</p>}
            <p>
              {telefone && <a href={`tel:${telefone.replace(/\D/g, '')}`}>{telefone}</a>}
              {telefone && email && ' · '}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </p>
          </div>
          {rodape.colunas.map(({ titulo, links }) => (
            <nav key={titulo} aria-label={titulo}>
              <b>{titulo}</b>
              <ul>
                {links.map(({ nome, href }) => (
                  <li key={nome}>
                    <a href={href}>{nome}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {(isForaDeCasa || tema.entradas.scheme !== 'light') && (
          <Parte calada>
            <RodapeAMais isForaDeCasa={isForaDeCasa} />
          </Parte>
        )}
        <p className="rodape-politicas">
          <a href={urls.termos(slug)} data-painel="termos">
            Termos de uso
          </a>
          {listForaDasColunas(rodape).map(({ chave, nome }) => (
            <a key={chave} href={urls.pagina(slug, chave)}>
              {nome}
            </a>
          ))}
          <a href="#cookies" data-painel="cookies">
            Preferências de cookies
          </a>
        </p>
        <p className="rodape-legal">
          {[rodape.razaosocial, `CNPJ ${rodape.cnpj}`, rodape.endereco].filter(Boolean).join(' · ')}
        </p>
      </div>
    </footer>
  )
}

export const RodapeLoja = import.meta.env.SSR ? asPeca(RodapeInteiro, useChave) : RodapeInteiro

/** The store's own documents, but those that it links to in a column. */
function listForaDasColunas({ documentos, colunas }: Rodape): Rodape['documentos'] {
  const ja = colunas.flatMap(({ links }) => links.map(({ href }) => href))
  return documentos.filter(({ chave }) => !ja.some((href) => href.endsWith(`/pagina/${chave}`)))
}

/** What comes in a file of its own may be drawn while that is on its way, otherwise than later: such a foot is never kept. */
function useChave() {
  const loja = useLoja()
  const { dominio, tema } = loja.config
  const { origem } = useRaiz()
  const isInteiro = tema.entradas.scheme === 'light' && !(dominio.dominio && origem.includes(dominio.dominio))
  return isInteiro ? { objeto: loja, resto: 'rodape' } : null
}
