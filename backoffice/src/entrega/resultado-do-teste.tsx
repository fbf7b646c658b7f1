import type { Localizacao } from '@vitrine/contract'
import { Button, Icon, Notice, type IconName } from '@vitrine/ui'

import { motivos, sayForma } from './say-forma.ts'
import type { Testado } from './teste-de-endereco.tsx'

interface ResultadoProps {
  testado: Testado
  onOutro: (outro: Localizacao) => void
}

/** What a shopper at the place is offered, word for word, and what the store has besides. */
export function ResultadoDoTeste({ testado: { lugar, outros, resposta }, onOutro }: ResultadoProps) {
  const { areas, mensagem, recusa, formas, fora } = resposta
  return (
    <>
      {lugar && <h3>{nameLugar(lugar)}</h3>}
      {lugar && (
        <p className="text-ink-muted">
          {areas.length > 0
            ? `Fica em ${new Intl.ListFormat('pt-BR').format(areas.map(({ nome }) => nome))}.`
            : 'Não fica em nenhuma área de entrega.'}
          {mensagem && ` ${mensagem}`}
        </p>
      )}
      {recusa && <Notice tone="warning">{`O cliente lê: “${recusa}”`}</Notice>}
      <Formas
        nome="O cliente escolhe entre"
        icone="circle-check"
        formas={formas.map((forma) => ({ ...forma, frase: sayForma(forma) }))}
      />
      <Formas
        nome="Não oferecidas aqui"
        icone="circle-x"
        formas={fora.map((forma) => ({ ...forma, frase: `Não aparece: ${motivos[forma.motivo]}.` }))}
      />
      {outros.length > 0 && (
        <div
          className="flex flex-wrap items-center gap-3"
          role="group"
          aria-label="Outros lugares com este nome"
        >
          <span className="text-ink-muted">Ou:</span>
          {outros.map((outro) => (
            <Button
              key={`${outro.lat} ${outro.lng}`}
              variant="outline"
              size="s"
              onClick={() => onOutro(outro)}
            >
              {nameLugar(outro)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

interface FormasProps {
  nome: string
  icone: IconName
  formas: readonly { idformaentrega: string; nome: string; frase: string }[]
}

function Formas({ nome, icone, formas }: FormasProps) {
  if (formas.length === 0) return null
  return (
    <ul className="ajustes-lista" aria-label={nome}>
      {formas.map((forma) => (
        <li key={forma.idformaentrega}>
          <Icon name={icone} />
          <div>
            <b>{forma.nome}</b>
            <p>{forma.frase}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const nameLugar = ({ textoendereco, rua, bairro, cidade, uf }: Localizacao): string =>
  textoendereco || [rua, bairro, `${cidade} ${uf}`.trim()].filter(Boolean).join(', ')
