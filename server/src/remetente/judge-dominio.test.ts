import { expect, test } from 'vitest'

import { startDnsFalso } from '../teste/provedor-falso/dns-falso.ts'
import { judgeDominio } from './judge-dominio.ts'
import { createResolvedor, type Resolvedor } from '../dominio/resolvedor.ts'

const DOMINIO = 'emporio.example'
const DKIM = `vitrine._domainkey.${DOMINIO}`
const exigencia = { spf: 'spf.vitrine.example', dkim: 'vitrine' }
const bom = { [DOMINIO]: ['v=spf1 include:spf.vitrine.example -all'], [DKIM]: ['v=DKIM1; k=rsa; p=MIGf'] }

const known = (textos: Record<string, string[]>): Resolvedor => ({
  listTextos: async (nome) => textos[nome] ?? [],
})

test.each([
  ['both are there', {}, 'EM_ORDEM', 'EM_ORDEM'],
  [
    'others are included too',
    { [DOMINIO]: ['x=1', 'V=SPF1 a +include:SPF.vitrine.example ~all'] },
    'EM_ORDEM',
    'EM_ORDEM',
  ],
  [
    'all of it is said elsewhere',
    { [DOMINIO]: ['v=spf1 redirect=spf.vitrine.example'] },
    'EM_ORDEM',
    'EM_ORDEM',
  ],
  ['nothing of SPF', { [DOMINIO]: [] }, 'FALTA', 'EM_ORDEM'],
  [
    'another host that begins like ours',
    { [DOMINIO]: ['v=spf1 include:spf.vitrine.example.evil.example'] },
    'FALTA',
    'EM_ORDEM',
  ],
  ['ours is refused', { [DOMINIO]: ['v=spf1 -include:spf.vitrine.example'] }, 'FALTA', 'EM_ORDEM'],
  [
    'two records of SPF',
    { [DOMINIO]: ['v=spf1 include:spf.vitrine.example', 'v=spf1 -all'] },
    'FALTA',
    'EM_ORDEM',
  ],
  [
    'text that only looks like it',
    { [DOMINIO]: ['v=spf10 include:spf.vitrine.example'] },
    'FALTA',
    'EM_ORDEM',
  ],
  ['no key of DKIM', { [DKIM]: [] }, 'EM_ORDEM', 'FALTA'],
  ['a key that was withdrawn', { [DKIM]: ['v=DKIM1; p='] }, 'EM_ORDEM', 'FALTA'],
  ['a key without the version', { [DKIM]: ['k=rsa; p=MIGf'] }, 'EM_ORDEM', 'EM_ORDEM'],
])('a domain where %s', async (_, mudam, spf, dkim) => {
  expect(await judgeDominio(known({ ...bom, ...mudam }), DOMINIO, exigencia)).toEqual({ spf, dkim })
})

test('where the platform does not say what to look for, nobody is asked and nothing is in order', async () => {
  const nobody: Resolvedor = { listTextos: () => Promise.reject(new Error('asked')) }
  const veredictos = await judgeDominio(nobody, DOMINIO, { spf: null, dkim: null })
  expect(veredictos).toEqual({ spf: 'NAO_CONFIGURADO', dkim: 'NAO_CONFIGURADO' })
})

test('name servers are asked over the wire: long texts whole, missing names as none, silence and a closed port as no answer', async () => {
  const dns = await startDnsFalso()
  const chave = `v=DKIM1; p=${'A'.repeat(600)}`
  dns.textos.set(DKIM, [chave, 'outro'])
  const resolvedor = createResolvedor([dns.servidor], 300)
  try {
    expect(await resolvedor.listTextos(DKIM)).toEqual([chave, 'outro'])
    expect(await resolvedor.listTextos(DOMINIO)).toEqual([])
    dns.calado = true
    expect(await resolvedor.listTextos(DKIM)).toBeNull()
  } finally {
    await dns.close()
  }
  expect(await resolvedor.listTextos(DKIM)).toBeNull()
})
