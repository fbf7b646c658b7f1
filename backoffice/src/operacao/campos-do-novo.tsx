import { useRef, useState } from 'react'

import type { DadosReceita } from '@vitrine/contract'
import { isCnpj, normalizeDocumento } from '@vitrine/rules/documento'
import { toSlug } from '@vitrine/rules/texto'
import { Button, TextInput } from '@vitrine/ui'

import { api } from '#shell'

interface CamposDoNovoProps {
  escritos: Record<string, string>
  erros: Record<string, string>
}

const LETRAS_DO_SLUG = 40

/** The fields of a supplier that begins; what the tax authority knows is filled in where nothing was typed. */
export function CamposDoNovo({ escritos, erros }: CamposDoNovoProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { estado, search } = useReceita(ref)
  const campo: Campo = (name) => ({ name, defaultValue: escritos[name], error: erros[name] })
  return (
    <div ref={ref} className="grid gap-4">
      <TextInput
        {...campo('cnpj')}
        label="CNPJ"
        hint={estado}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        required
        end={
          <Button variant="ghost" size="s" onClick={() => void search()}>
            Buscar dados
          </Button>
        }
      />
      <TextInput {...campo('razaosocial')} label="Razão social" maxLength={160} required />
      <TextInput
        {...campo('nome')}
        label="Nome da loja"
        maxLength={80}
        required
        onBlur={(event) => fill(ref.current, { slug: toSlug(event.target.value).slice(0, LETRAS_DO_SLUG) })}
      />
      <TextInput
        {...campo('slug')}
        label="Endereço na plataforma"
        hint="Letras minúsculas sem acento, números e hífens: fica depois da barra."
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LETRAS_DO_SLUG}
        required
      />
      <div className="operacao-par">
        <TextInput {...campo('cidade')} label="Cidade" maxLength={80} required />
        <TextInput {...campo('uf')} label="UF" maxLength={2} autoCapitalize="characters" required />
      </div>
      <TextInput
        {...campo('segmento')}
        label="Segmento"
        hint="Alimentos, construção, bebidas…"
        maxLength={60}
        required
      />
      <QuemAdministra campo={campo} />
    </div>
  )
}

type Campo = (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined }

function QuemAdministra({ campo }: { campo: Campo }) {
  return (
    <fieldset className="operacao-dono">
      <legend>Quem vai administrar</legend>
      <TextInput {...campo('dono.nome')} label="Nome" maxLength={120} autoComplete="off" required />
      <TextInput
        {...campo('dono.email')}
        label="E-mail"
        hint="O convite vai para cá e vale por 72 horas."
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        required
      />
    </fieldset>
  )
}

/** Writes into fields that are empty: what somebody typed stays. */
function fill(campos: HTMLElement | null, valores: Record<string, string>): void {
  for (const [nome, valor] of Object.entries(valores)) {
    const campo = campos?.querySelector<HTMLInputElement>(`[name="${nome}"]`)
    if (campo && campo.value.trim() === '') campo.value = valor
  }
}

/** Asks for the company of the CNPJ that stands there; every answer is told, and typing by hand goes on. */
function useReceita(ref: React.RefObject<HTMLDivElement | null>) {
  const [estado, setEstado] = useState('Busca razão social e cidade na Receita.')
  async function search() {
    const doc = normalizeDocumento(ref.current?.querySelector<HTMLInputElement>('[name=cnpj]')?.value ?? '')
    if (!isCnpj(doc)) return setEstado('Este CNPJ não existe.')
    setEstado('Buscando…')
    const resposta = await api('GET /v1/app/cliente/usuario/dados-receita/{doc}', {
      params: { doc },
      query: {},
    })
    if (!resposta.ok) return setEstado(`${resposta.falha.error} Preencha à mão.`)
    fill(ref.current, toCampos(resposta.dados))
    setEstado(
      resposta.dados.ativa ? 'Empresa ativa na Receita.' : `Atenção: situação ${resposta.dados.situacao}.`,
    )
  }
  return { estado, search }
}

function toCampos({ razaosocial, nomefantasia, endereco }: DadosReceita): Record<string, string> {
  const nome = nomefantasia || razaosocial
  const { cidade, uf } = endereco
  return { razaosocial, nome, slug: toSlug(nome).slice(0, LETRAS_DO_SLUG), cidade, uf }
}
