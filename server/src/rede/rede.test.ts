import { describe, expect, it } from 'vitest'

import { chooseEndereco, isEnderecoInterno } from './choose-endereco.ts'
import { requestJson } from './request-json.ts'

describe('the guard against inner networks', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    'localhost',
    '',
  ])('%j is inside', (ip) => {
    expect(isEnderecoInterno(ip)).toBe(true)
  })

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '200.160.2.3', '2001:12ff::1', '2606:4700::1111'])(
    '%s is outside',
    (ip) => {
      expect(isEnderecoInterno(ip)).toBe(false)
    },
  )

  const publico = async () => [{ address: '200.160.2.3', family: 4 }]
  const opcoes = { timeoutMs: 300, hosts: ['viacep.com.br'], resolve: publico }

  it('connects to the address that was checked', async () => {
    expect(await chooseEndereco(new URL('https://viacep.com.br/ws/1/json/'), opcoes)).toMatchObject({
      address: '200.160.2.3',
    })
  })

  it.each([
    'http://viacep.com.br/',
    'https://example.com/',
    'https://viacep.com.br:8443/',
    'https://viacep.com.br.example.com/',
    'https://127.0.0.1/',
    'http://127.0.0.1:80/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'file:///etc/passwd',
  ])('refuses %s', async (url) => {
    await expect(chooseEndereco(new URL(url), opcoes)).rejects.toThrow('not allowed')
  })

  it('allows 127.0.0.1 with the flag, and nothing else inside', async () => {
    const comFlag = { ...opcoes, permitirLoopback: true }
    expect(await chooseEndereco(new URL('http://127.0.0.1:1234/'), comFlag)).toMatchObject({
      address: '127.0.0.1',
    })
    for (const url of ['http://localhost/', 'http://10.0.0.1/', 'http://127.0.0.2/', 'http://[::1]/'])
      await expect(chooseEndereco(new URL(url), comFlag)).rejects.toThrow('not allowed')
  })

  it('refuses a listed host when any of its addresses is inside', async () => {
    const misto = async () => [
      { address: '200.160.2.3', family: 4 },
      { address: '10.0.0.8', family: 4 },
    ]
    const url = new URL('https://viacep.com.br/')
    await expect(chooseEndereco(url, { ...opcoes, resolve: misto })).rejects.toThrow('inner network')
    await expect(requestJson(url, { ...opcoes, resolve: misto })).rejects.toThrow('inner network')
    await expect(chooseEndereco(url, { ...opcoes, resolve: async () => [] })).rejects.toThrow('no address')
  })

  it('counts the resolution of the name into the timeout', async () => {
    const nunca = () => new Promise<never>(() => {})
    await expect(
      requestJson(new URL('https://viacep.com.br/'), { ...opcoes, timeoutMs: 50, resolve: nunca }),
    ).rejects.toThrow('timeout')
  })

  it.each(['https://10.0.0.8/', 'https://[fd12::1]/', 'https://[::ffff:7f00:1]/', 'https://2130706433/'])(
    'with any public host allowed, %s is inside all the same',
    async (url) => {
      await expect(chooseEndereco(new URL(url), { hosts: null })).rejects.toThrow('inner network')
    },
  )
})
