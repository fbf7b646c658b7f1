import { useState } from 'react'

import { addDias, formatDiaRelativo, type Hoje } from '@vitrine/rules/data'
import { countCasas, parseReais } from '@vitrine/rules/dinheiro'
import { Checkbox, Segmented, Textarea, TextInput } from '@vitrine/ui'

import { CondicoesDePagamento } from '#condicao'
import { sayPreco } from '#grade'

import type { Caminhos, EnvioDaVersao } from './use-envio.ts'
import type { Mesa } from './use-mesa.ts'

/** Days for which prices are usually promised. */
const prazos = ['3', '7', '15'] as const
type Prazo = (typeof prazos)[number] | 'outra'

interface EnvioProps {
  mesa: Mesa
  envio: EnvioDaVersao
  hoje: Hoje
}

/** Until when the version holds, what it is brought for, what is written to it, and by what ways it goes (mockup 22). */
export function Envio({ mesa, envio, hoje }: EnvioProps) {
  return (
    <>
      <Validade mesa={mesa} hoje={hoje} />
      <FreteEObservacao key={mesa.grade.rascunho.versao} mesa={mesa} />
      <CondicoesDePagamento
        condicoes={mesa.cabeca.condicoes}
        formas={mesa.grade.formas}
        onChange={(condicoes) => mesa.writeCabeca({ condicoes })}
      />
      <Por mesa={mesa} envio={envio} />
    </>
  )
}

function Validade({ mesa: { cabeca, writeCabeca }, hoje }: Omit<EnvioProps, 'envio'>) {
  const { validade } = cabeca
  const [isOutra, setOutra] = useState(false)
  const dias = prazos.find((prazo) => validade === addDias(hoje.data, Number(prazo)))
  const prazo: Prazo | '' = isOutra || (validade !== null && !dias) ? 'outra' : (dias ?? '')
  return (
    <section aria-labelledby="og-vale">
      <h2 id="og-vale">Vale até</h2>
      <Segmented<Prazo | ''>
        label="Validade"
        name="og-validade"
        value={prazo}
        options={[
          ...prazos.map((cada) => ({ value: cada, label: `${cada} dias` })),
          { value: 'outra', label: 'Outra' },
        ]}
        onChange={(escolhido) => {
          setOutra(escolhido === 'outra')
          if (escolhido !== 'outra') writeCabeca({ validade: addDias(hoje.data, Number(escolhido)) })
        }}
      />
      {prazo === 'outra' && (
        <TextInput
          label="Último dia"
          small
          className="mt-2"
          type="date"
          min={hoje.data}
          value={validade ?? ''}
          onChange={({ target }) => {
            if (target.value >= hoje.data) writeCabeca({ validade: target.value })
          }}
        />
      )}
      <p className="og-vale">
        {validade ? (
          <b>{`${formatDiaRelativo(validade, hoje)}, o dia inteiro`}</b>
        ) : (
          'Diga até quando os preços valem.'
        )}
      </p>
    </section>
  )
}

function FreteEObservacao({ mesa: { grade, cabeca, writeCabeca } }: { mesa: Mesa }) {
  const [frete, setFrete] = useState(sayPreco(grade.somas.taxaentrega))
  const [erro, setErro] = useState<string>()
  return (
    <section aria-labelledby="og-condicoes">
      <h2 id="og-condicoes">Frete e observação</h2>
      <TextInput
        label="Frete, em reais"
        error={erro}
        hint="0 é grátis"
        small
        inputMode="decimal"
        autoComplete="off"
        value={frete}
        onChange={({ target }) => setFrete(target.value)}
        onBlur={() => {
          const reais = parseReais(frete)
          const isFrete = reais !== null && reais <= 1_000_000 && countCasas(frete) <= 2
          setErro(isFrete ? undefined : 'Escreva um valor, como 120,00, com no máximo 2 casas decimais.')
          if (isFrete && reais !== cabeca.taxaentrega) writeCabeca({ taxaentrega: reais })
        }}
      />
      <Textarea
        label="Observação ao cliente"
        small
        className="mt-2"
        maxLength={1000}
        value={cabeca.observacao}
        onChange={({ target }) => writeCabeca({ observacao: target.value })}
      />
    </section>
  )
}

function Por({ mesa: { grade }, envio: { caminhos, setCaminhos } }: Omit<EnvioProps, 'hoje'>) {
  const { conversa, telefone, email } = grade.cliente
  const toggle = (qual: keyof Caminhos) => () => setCaminhos({ ...caminhos, [qual]: !caminhos[qual] })
  return (
    <section aria-labelledby="og-por">
      <h2 id="og-por">Enviar por</h2>
      <div className="og-por">
        <Checkbox checked={caminhos.conversa && conversa} disabled={!conversa} onChange={toggle('conversa')}>
          Conversa na loja
          <small>{conversa ? 'na conversa deste pedido' : 'o cliente ainda não escreveu à loja'}</small>
        </Checkbox>
        <Checkbox checked={caminhos.whatsapp} onChange={toggle('whatsapp')}>
          Link no WhatsApp
          <small>{telefone ? sayTelefone(telefone) : 'sem telefone: você escolhe o contato'}</small>
        </Checkbox>
        <Checkbox checked={caminhos.email} onChange={toggle('email')}>
          E-mail
          <small>{email}</small>
        </Checkbox>
      </div>
    </section>
  )
}

/** '(11) 9····-4410': enough to know whose it is. */
function sayTelefone(telefone: string): string {
  const digitos = telefone.replaceAll(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
  return `(${digitos.slice(0, 2)}) ${digitos.slice(2, 3)}····-${digitos.slice(-4)}`
}
