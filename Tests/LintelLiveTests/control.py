#!/usr/bin/python3
"""Plays a machine's services on a private bus for LiveStatusTests, through python-dbusmock's templates.

usage: control.py ACTION [VALUE …]      (the bus is DBUS_SYSTEM_BUS_ADDRESS)
"""
import sys

import dbus

bus = dbus.SystemBus()
MOCK = "org.freedesktop.DBus.Mock"
UPOWER = ("org.freedesktop.UPower", "/org/freedesktop/UPower")
NM = ("org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager")
MM = ("org.freedesktop.ModemManager1", "/org/freedesktop/ModemManager1")
WIRELESS = NM[0] + ".Device.Wireless"
MODEM = MM[0] + ".Modem"


def mock(service, path=None):
    return dbus.Interface(bus.get_object(service[0], path or service[1]), MOCK)


def u(value):
    return dbus.UInt32(int(value))


def battery(percentage, state):
    """State: 1 charging, 2 discharging, 4 fully charged."""
    mock(UPOWER).SetupDisplayDevice(
        u(2), u(state), float(percentage), 40.0, 60.0, 5.0, dbus.Int64(3600), dbus.Int64(0), True, "battery", u(1))


def wifi(strength):
    nm = mock(NM)
    device = nm.AddWiFiDevice("radio", "wlan0", u(100))
    point = nm.AddAccessPoint(device, "home", "Home", "00:11:22:33:44:55", u(2), u(2425), u(54), dbus.Byte(int(strength)), u(0))
    # The template's device lacks the property that says which access point carries it.
    mock(NM, device).AddProperties(WIRELESS, dbus.Dictionary({"ActiveAccessPoint": dbus.ObjectPath(point)}, signature="sv"))


def wifi_state(state):
    device = NM[1] + "/Devices/radio"
    mock(NM, device).UpdateProperties(NM[0] + ".Device", dbus.Dictionary({"State": u(state)}, signature="sv"))


def wifi_strength(strength):
    point = NM[1] + "/AccessPoint/home"
    mock(NM, point).UpdateProperties(NM[0] + ".AccessPoint", dbus.Dictionary({"Strength": dbus.Byte(int(strength))}, signature="sv"))


def modem(state, quality, technologies, operator):
    path = MM[1] + "/Modem/0"
    properties = {
        "State": dbus.Int32(int(state)),
        "SignalQuality": dbus.Struct((u(quality), True), signature="ub"),
        "AccessTechnologies": u(technologies),
    }
    mock(MM).AddObject(path, MODEM, dbus.Dictionary(properties, signature="sv"), dbus.Array([], signature="(ssss)"))
    mock(MM, path).AddProperties(MODEM + ".Modem3gpp", dbus.Dictionary({"OperatorName": operator}, signature="sv"))


def modem_state(state, quality):
    # The mock can update numbers by itself, but a structure only by setting the property.
    path = MM[1] + "/Modem/0"
    properties = dbus.Interface(bus.get_object(MM[0], path), "org.freedesktop.DBus.Properties")
    properties.Set(MODEM, "SignalQuality", dbus.Struct((u(quality), True), signature="ub", variant_level=1))
    mock(MM, path).UpdateProperties(MODEM, dbus.Dictionary({"State": dbus.Int32(int(state))}, signature="sv"))


actions = {
    "battery": battery, "wifi": wifi, "wifi-state": wifi_state, "wifi-strength": wifi_strength, "modem": modem,
    "modem-state": modem_state,
}
actions[sys.argv[1]](*sys.argv[2:])
