import { fichas, tiposDePlanilha } from '@vitrine/rules/importacao'
import { buttonClass, Icon } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { dicas } from './dicas.ts'

/** What the store has, as sheets to be changed and sent back; and empty ones to be filled in. */
export function Saidas() {
  const { idfornecedor } = useTrabalho().loja
  const hrefOf = (nome: string, query: string) => `/painel/v1/${idfornecedor}/planilha/${nome}?${query}`
  return (
    <section>
      <h2>Baixar planilhas</h2>
      <p className="text-ink-muted">
        A sua planilha de hoje vem pronta para mudar e enviar de volta; o modelo, com os títulos para
        preencher.
      </p>
      <ul className="importacao-saidas" aria-label="Baixar planilhas">
        {tiposDePlanilha.map((tipo) => {
          const { nome, titulo } = fichas[tipo]
          // Documents of their own, not screens.
          const formas = [
            { dito: 'Excel', query: 'formato=xlsx' },
            { dito: 'CSV', query: 'formato=csv' },
            { dito: 'Modelo', query: 'formato=xlsx&modelo=true' },
          ]
          return (
            <li key={tipo}>
              <span>
                <b>{titulo}</b>
                <small className="text-ink-muted">{dicas[tipo].escolha}</small>
              </span>
              <span className="importacao-formas">
                {formas.map(({ dito, query }) => (
                  <a
                    key={dito}
                    className={buttonClass({ variant: 'outline', size: 's' })}
                    href={hrefOf(nome, query)}
                    download
                  >
                    <Icon name="download" /> {dito}
                    <span className="sr-only"> de {titulo}</span>
                  </a>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
