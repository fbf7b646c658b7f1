import { urls } from '@vitrine/contract/urls'

import { useLoja } from './raiz.ts'

/** Who sells, with its legal identity (Decreto 7.962/2013; ux 0.9). */
export function RodapeLoja() {
  const { slug, config } = useLoja()
  const { rodape } = config
  return (
    <footer className="rodape print:hidden">
      <div className="wrap">
        <div className="rodape-colunas">
          <div>
            <b>{rodape.nome}</b>
            <p>{rodape.horario_atendimento}</p>
            <p>
              <a href={`tel:${rodape.telefone.replace(/\D/g, '')}`}>{rodape.telefone}</a> ·{' '}
              <a href={`mailto:${rodape.email}`}>{rodape.email}</a>
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
        <p className="rodape-politicas">
          <a href={urls.termos(slug)} data-painel="termos">
            Termos de uso
          </a>
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
